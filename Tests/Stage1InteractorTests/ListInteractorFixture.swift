import Foundation
import InteractorSubjects
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

/// A list interactor with its doubles around it.
@MainActor
struct ListInteractorFixture {
  let sut: any ListInteractorSubject
  let dataManager: ListDataManagerSpy
  let output: ListInteractorOutputSpy
  let dates: FixedCalendar
  /// What the steps do, as the beginning of a sentence.
  let act: String

  /// Makes the subject; the data manager answers with `items`, or with `answer`.
  init(
    now: String,
    on dates: FixedCalendar = .seededSundayFirst,
    items: [TodoItem] = [],
    answer: StubbedAnswer<Range<Date>, [TodoItem], any Error>? = nil,
    clock: (any TodoClock)? = nil
  ) throws {
    let today = try dates.date(now)
    dataManager = ListDataManagerSpy(todoItems: answer ?? .success(items))
    output = ListInteractorOutputSpy()
    sut = try ListInteractorParts(
      dataManager: dataManager,
      clock: clock ?? ControllableClock(now: today),
      calendar: dates.calendar
    ).make()
    sut.output = output
    self.dates = dates
    act = "findUpcomingItems() on \(dates.text(today))\(dates.place)"
  }

  /// The message of a step that compares the start of the requested range; `calls` are those of that
  /// request.
  func asked(from start: Date, got calls: [ListDataManagerSpy.Call]) -> String {
    requested("from \(shown(start))", got: calls)
  }

  /// The message of a step that calls the same subject again on a later day.
  func asked(againFrom start: Date) -> String {
    failureMessage(
      "\(act), and again at that time of the next day",
      expected: "two todoItems(dueIn:), the second from \(shown(start))",
      got: dataManager.calls
    )
  }

  /// The message of a step that compares the end of the requested range.
  func asked(upTo end: Date) -> String {
    let first = dates.calendar.standaloneWeekdaySymbols[dates.calendar.firstWeekday - 1]
    return requested(
      "up to, but not including, \(shown(end)); weeks begin on \(first)",
      got: dataManager.calls
    )
  }

  /// The start of the range of each request.
  var starts: [Date] { dataManager.ranges.map(\.lowerBound) }

  /// The end of the range of each request, which is not part of it.
  var ends: [Date] { dataManager.ranges.map(\.upperBound) }

  private func requested(_ expected: String, got calls: [ListDataManagerSpy.Call]) -> String {
    failureMessage(act, expected: "one todoItems(dueIn:) \(expected)", got: calls)
  }

  private func shown(_ date: Date) -> String {
    "\(date.ISO8601Format()) (\(dates.text(date))\(dates.place))"
  }
}

extension ListDataManagerSpy {
  /// The range of each request.
  var ranges: [Range<Date>] {
    calls.map { call in
      switch call {
      case .todoItems(let range): range
      }
    }
  }
}

/// An item for the data manager to return.
func item(_ name: String, due date: Date) -> TodoItem {
  TodoItem(name: Seed.title(name), dueDate: date)
}

/// Such an item as the output should receive it.
func upcoming(
  _ title: String,
  due date: Date,
  _ relation: NearTermDateRelation
) -> UpcomingItem {
  UpcomingItem(title: Seed.title(title), dueDate: date, dateRelation: relation)
}
