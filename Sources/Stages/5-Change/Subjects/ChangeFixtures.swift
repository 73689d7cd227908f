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

// The fixtures of the suites and of the learner's tests: each subject with its doubles around it.

/// A text view with a spy of its event handler and a spy of its output.
@MainActor
package struct ChangedViewFixture {
  package let sut: any ListTextViewSubject
  package let eventHandler = ArrangingListModuleSpy()
  package let output = TextOutputSpy(columns: 80, width: \.count)

  package init() throws {
    sut = try ChangeClasses.make().makeView(eventHandler, output)
  }

  /// Types the lines, one after the other.
  package func type(_ lines: String...) async {
    for line in lines { await sut.handle(line) }
  }
}

/// A list presenter with its doubles around it.
@MainActor
package struct ChangedPresenterFixture {
  package let sut: any ArrangingListPresenterSubject
  package let interactor: SortingListInteractorInputSpy
  package let view = ListViewSpy()

  package init(findUpcomingItems: StubbedAnswer<Void, Void, Never> = .success(())) throws {
    interactor = SortingListInteractorInputSpy(findUpcomingItems: findUpcomingItems)
    sut = try ChangeClasses.make().makePresenter(
      interactor,
      ListWireframeSpy(),
      FixedCalendar.sundayFirst.calendar,
      Locale(identifier: "en_US")
    )
    sut.view = view
  }
}

/// A list interactor on Wed 21 May 2014, with its doubles around it.
@MainActor
package struct ChangedInteractorFixture {
  package let sut: any SortingListInteractorSubject
  package let dataManager: ListDataManagerSpy
  package let output = ListInteractorOutputSpy()
  package let clock: ControllableClock

  package init(answer: StubbedAnswer<Range<Date>, [TodoItem], any Error>) throws {
    let dates = FixedCalendar.sundayFirst
    dataManager = ListDataManagerSpy(todoItems: answer)
    clock = ControllableClock(now: try dates.date("2014-05-21 09:00"))
    sut = try ChangeClasses.make().makeInteractor(
      ListInteractorParts(dataManager: dataManager, clock: clock, calendar: dates.calendar)
    )
    sut.output = output
  }

  /// The titles of each answer in their order; an error is shown as its reason.
  package var reported: [[String]] {
    output.calls.map { call in
      switch call {
      case .foundUpcomingItems(let items): items.map(\.title)
      case .failedToFindUpcomingItems(let failure): ["failed: \(failure.reason)"]
      }
    }
  }

  /// Each reported item with its due date, such as `Pack, Wed 21 May 2014, 10:00`.
  package var reportedWithTimes: [String] {
    output.calls.flatMap { call -> [String] in
      switch call {
      case .foundUpcomingItems(let items):
        items.map { "\($0.title), \(FixedCalendar.sundayFirst.text($0.dueDate))" }
      case .failedToFindUpcomingItems(let failure): ["failed: \(failure.reason)"]
      }
    }
  }

  /// Begins a request that is held; returns when it waits for its answer.
  package func beginQuestion(number: Int = 1) async throws -> Task<Void, Never> {
    let question = Task { await sut.findUpcomingItems() }
    try await dataManager.heldTodoItems.waitForRequests(number)
    return question
  }
}
