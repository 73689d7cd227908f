import ChangeSubjects
import Foundation
import InteractorSubjects
import KataKit
import PresenterSubjects
import Synchronization
import TextViewSubjects
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The three classes of the change, connected as in the app, on a store of the scenario.
@MainActor
final class ChangeWorld {
  /// The text and the requests of an event.
  struct Sight: Equatable {
    var text = ""
    var questions = 0
  }

  private let scenario: ChangeScenario
  private let output = TextOutputSpy(columns: 80, width: \.count)
  private let clock: ControllableClock
  private let store: ScenarioStore
  private let interactor: any SortingListInteractorSubject
  private let presenter: any ArrangingListPresenterSubject
  private let view: any ListTextViewSubject
  private var seen = Sight()

  init(_ scenario: ChangeScenario, on implementation: Implementation?) throws {
    self.scenario = scenario
    clock = ControllableClock(now: scenario.start)
    store = ScenarioStore()
    let (calendar, locale) = (scenario.calendar, scenario.locale)
    interactor = try SortingListInteractorParts(
      dataManager: store,
      clock: clock,
      calendar: calendar
    ).make(implementation)
    presenter = try ArrangingListPresenterParts(
      interactor: interactor,
      wireframe: ListWireframeSpy(),
      calendar: calendar,
      locale: locale
    ).make(implementation)
    view = try ArrangingListTextViewParts(eventHandler: presenter, output: output)
      .make(implementation)
    interactor.output = presenter
    presenter.view = view
    store.items = scenario.items.map(item)
  }

  private func item(hours: Int, name: String) -> TodoItem {
    TodoItem(name: name, dueDate: scenario.start + Double(hours) * 3_600)
  }

  /// Performs the event; returns what was seen when no task was left to run.
  func happen(_ event: ChangeScenario.Event) async -> Sight {
    switch event {
    case .line(let line): await view.handle(line)
    case .noStore: store.failsNext = true
    case .hours(let hours): clock.now += Double(hours) * 3_600
    case .save: await presenter.addModuleDidSaveAddAction()
    case .items(let items): store.items = items.map(item)
    case .underWay(let lines):
      let question = await store.holding { Task { await self.view.viewWillAppear() } }
      for line in lines { await view.handle(line) }
      store.give()
      await question.value
    }
    for _ in 0..<3 { await Task {}.value }
    let now = Sight(text: output.text, questions: store.questions)
    defer { seen = now }
    return Sight(
      text: String(now.text.dropFirst(seen.text.count)),
      questions: now.questions - seen.questions
    )
  }
}

/// The error of a store that is not available.
private struct NoStore: Error, CustomStringConvertible {
  let description = "No disk"
}

/// A data manager that answers immediately, except for a request that is to be held.
@MainActor
private final class ScenarioStore: ListDataManagerInterface {
  var items: [TodoItem] = []
  var failsNext = false
  private(set) var questions = 0
  private var isToBeHeld = false
  private var held: CheckedContinuation<Void, Never>?
  private let latch = CountingLatch()

  /// Runs `begin`, and returns when its request is held, or when it ended without one.
  func holding(_ begin: () -> Task<Void, Never>) async -> Task<Void, Never> {
    isToBeHeld = true
    let seen = latch.count
    let task = begin()
    Task {
      await task.value
      latch.change(by: 1)
    }
    _ = await latch.reaches(seen + 1, within: .seconds(2))
    isToBeHeld = false
    return task
  }

  /// Answers the held request, if there is one.
  func give() {
    held?.resume()
    held = nil
  }

  @MainActor func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    questions += 1
    if isToBeHeld {
      isToBeHeld = false
      await withCheckedContinuation { continuation in
        held = continuation
        latch.change(by: 1)
      }
    }
    guard !failsNext else {
      failsNext = false
      throw NoStore()
    }
    return items.filter { range.contains($0.dueDate) }
  }
}
