import ChangeSubjects
import Foundation
import InteractorSubjects
import KataTesting
import PresenterSubjects
import TextViewSubjects
import TodoDomain
import TodoMocks
import TodoScreens
import TodoTerminal
import TodoUseCases

/// A text view with a spy of its event handler and a spy of its output.
@MainActor
struct KeysFixture {
  let sut: any ListTextViewSubject
  let eventHandler = ArrangingListModuleSpy()
  let output = TextOutputSpy(columns: 80, width: \.count)

  init() throws {
    sut = try ArrangingListTextViewParts(eventHandler: eventHandler, output: output).make()
  }

  /// Types the lines, one after the other.
  func type(_ lines: String...) async {
    for line in lines { await sut.handle(line) }
  }
}

/// A list presenter with its doubles around it.
@MainActor
struct HeadingsFixture {
  let sut: any ArrangingListPresenterSubject
  let interactor: SortingListInteractorInputSpy
  let view = ListViewSpy()

  init(findUpcomingItems: StubbedAnswer<Void, Void, Never> = .success(())) throws {
    interactor = SortingListInteractorInputSpy(findUpcomingItems: findUpcomingItems)
    sut = try ArrangingListPresenterParts(
      interactor: interactor,
      wireframe: ListWireframeSpy(),
      calendar: FixedCalendar.sundayFirst.calendar,
      locale: Locale(identifier: "en_US")
    ).make()
    sut.view = view
  }

  /// The sections of all data that was shown.
  var sections: [UpcomingDisplaySection] {
    view.calls.flatMap { call -> [UpcomingDisplaySection] in
      switch call {
      case .showUpcomingDisplayData(let data): data.sections
      case .showNoContentMessage, .showErrorMessage: []
      }
    }
  }

  /// Each section as heading and image, such as `Friday (circle)`.
  var headings: [String] { sections.map { "\($0.name) (\($0.imageName))" } }
}

/// A list interactor on Wed 21 May 2014, with its doubles around it.
@MainActor
struct OrderFixture {
  let sut: any SortingListInteractorSubject
  let dataManager: ListDataManagerSpy
  let output = ListInteractorOutputSpy()
  let clock: ControllableClock

  init(answer: StubbedAnswer<Range<Date>, [TodoItem], any Error>) throws {
    let dates = FixedCalendar.sundayFirst
    dataManager = ListDataManagerSpy(todoItems: answer)
    clock = ControllableClock(now: try dates.date("2014-05-21 09:00"))
    sut = try SortingListInteractorParts(
      dataManager: dataManager,
      clock: clock,
      calendar: dates.calendar
    ).make()
    sut.output = output
  }

  /// The titles of each answer in their order; an error is shown as its reason.
  var reported: [[String]] {
    output.calls.map { call in
      switch call {
      case .foundUpcomingItems(let items): items.map(\.title)
      case .failedToFindUpcomingItems(let failure): ["failed: \(failure.reason)"]
      }
    }
  }

  /// Each reported item with its due date, such as `Pack, Wed 21 May 2014, 10:00`.
  var reportedWithTimes: [String] {
    output.calls.flatMap { call -> [String] in
      switch call {
      case .foundUpcomingItems(let items):
        items.map { "\($0.title), \(FixedCalendar.sundayFirst.text($0.dueDate))" }
      case .failedToFindUpcomingItems(let failure): ["failed: \(failure.reason)"]
      }
    }
  }

  /// Begins a request that is held; returns when it waits for its answer.
  func beginQuestion(number: Int = 1) async throws -> Task<Void, Never> {
    let question = Task { await sut.findUpcomingItems() }
    try await dataManager.heldTodoItems.waitForRequests(number)
    return question
  }
}

/// Lets the tasks that an earlier call created run.
@MainActor
func settle() async {
  await Task {}.value
}

/// An item for the data manager to return, due on a day of May 2014.
func item(_ name: String, due day: String) throws -> TodoItem {
  TodoItem(name: name, dueDate: try FixedCalendar.sundayFirst.date("2014-05-\(day)"))
}

/// An item, due on a day of May 2014, as the interactor reports it.
func upcoming(
  _ title: String,
  _ relation: NearTermDateRelation,
  due day: String
) throws -> UpcomingItem {
  let date = try FixedCalendar.sundayFirst.date("2014-05-\(day)")
  return UpcomingItem(title: title, dueDate: date, dateRelation: relation)
}

/// A section of a list grouped by day; its items have no day.
func day(_ name: String, _ imageName: String, _ titles: String...) -> UpcomingDisplaySection {
  UpcomingDisplaySection(
    name: name,
    imageName: imageName,
    items: titles.map { UpcomingDisplayItem(title: $0, dueDay: "") }
  )
}

/// An error with a text of its own, for a data manager to throw.
struct DiskError: Error, CustomStringConvertible {
  let description = "The disk is gone"
}
