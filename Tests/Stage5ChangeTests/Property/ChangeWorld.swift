// One file: three classes, and what is seen of them after each event.

import ChangeSubjects
import Foundation
import InteractorSubjects
import KataRun
import KataTesting
import PresenterSubjects
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
  private let terminal: TextOutputSpy
  private var written = ""
  private let clock: TodoClockSpy
  private var now: Date
  private var readings = 0
  private let store: ScenarioStore
  private let interactor: any SortingListInteractorSubject
  private let presenter: any ArrangingListPresenterSubject
  private let view: any ListTextViewSubject
  private var calls: [Task<Void, Never>] = []
  private let turns: Int

  /// Connects the classes; after each event, tasks that they may have started get `turns` turns.
  init(_ scenario: ChangeScenario, on implementation: Implementation?, turns: Int) throws {
    self.turns = turns
    store = ScenarioStore(scenario)
    terminal = TextOutputSpy(columns: 80, width: scenario.widths.width)
    now = scenario.start
    clock = TodoClockSpy(now: now)
    let (calendar, locale) = (scenario.calendar, scenario.locale)
    let classes = try ChangeClasses.make(implementation)
    interactor = classes.makeInteractor(
      ListInteractorParts(dataManager: store, clock: clock, calendar: calendar)
    )
    presenter = classes.makePresenter(interactor, ListWireframeSpy(), calendar, locale)
    view = classes.makeView(presenter, terminal)
    interactor.output = presenter
    presenter.view = view
    // Weak: wrong code may write when the scenario has ended.
    terminal.onCall = { [weak self] call in
      if case .write(let text) = call { self?.written += text }
    }
  }

  /// Performs the event and waits for all tasks; returns the requests and the text of each part.
  func perform(_ event: ChangeScenario.Event) async -> [String] {
    switch event {
    case .line(let line): await view.handle(line)
    case .noStore(let error): store.next = .failure(error)
    case .nothing: store.next = .success([])
    case .hours(let hours):
      now += Double(hours) * 3_600
      clock.nowResult = .success(now)
    case .save: await presenter.addModuleDidSaveAddAction()
    case .cancelAdd: presenter.addModuleDidCancelAddAction()
    case .items(let items): store.items = items
    case .columns(let columns): terminal.columnsResult = .success(columns)
    case .underWay(let call, let meanwhile): return await perform(meanwhile, during: call)
    }
    return await look()
  }

  private func perform(
    _ meanwhile: [ChangeScenario.Meanwhile],
    during call: ChangeScenario.Call
  ) async -> [String] {
    store.isHeld = true
    var seen = await begin(call)
    for event in meanwhile {
      switch event {
      case .typed(let line): seen += await begin(.typed(line))
      case .answered(let isOldest): seen += await answer(isOldest: isOldest)
      case .cancelled(let isThrown):
        store.throwsWhenCancelled = isThrown
        store.cancelNewest()
        seen += await look()
      }
    }
    store.isHeld = false
    while store.isWaiting { seen += await answer(isOldest: true) }
    for call in calls { await call.value }
    calls = []
    return seen + (await look())
  }

  /// Begins a call in a task, and returns when its request waits, or when it ended without one.
  private func begin(_ call: ChangeScenario.Call) async -> [String] {
    // An older call may end at any time, and has a latch of its own.
    let latch = CountingLatch()
    store.latch = latch
    let task = Task { [view] in
      switch call {
      case .appear: await view.viewWillAppear()
      case .typed(let line): await view.handle(line)
      }
      latch.change(by: 1)
    }
    calls.append(task)
    store.newest = task
    _ = await latch.reaches(1, within: .seconds(2))
    return await look()
  }

  private func answer(isOldest: Bool) async -> [String] {
    guard let (task, isOpen) = store.give(isOldest: isOldest) else { return [] }
    await task.value
    return await look(isOpen: isOpen)
  }

  // The rules do not fix whether an answer is shown if a newer request may follow.
  private func look(isOpen: Bool = false) async -> [String] {
    for _ in 0..<turns { await Task {}.value }
    let count = clock.calls.count - readings
    readings += count
    defer { written = "" }
    let text = isOpen || written.isEmpty ? [] : [quoted(written)]
    return store.takeQuestions() + (count == 0 ? [] : ["readings of the clock: \(count)"]) + text
  }
}

/// A data manager that answers immediately, or when the scenario says so.
///
/// It records each range, and returns all its items: a data manager may return more than the range.
@MainActor
private final class ScenarioStore: ListDataManagerInterface {
  private struct Request {
    let task: Task<Void, Never>
    var continuation: CheckedContinuation<Void, Never>?
    var isCancelled = false
  }

  var items: [TodoItem]
  /// The answer to the next request, in place of the items.
  var next: Result<[TodoItem], any Error>?
  var isHeld = false {
    didSet { if isHeld { requests = [] } }
  }
  /// Whether a cancelled request throws; otherwise it gets its answer anyway.
  var throwsWhenCancelled = false
  /// The task of the newest call; a request of another one does not wait.
  var newest: Task<Void, Never>?
  /// Counts the requests of the newest call that wait, and its end.
  var latch = CountingLatch()
  private let scenario: ChangeScenario
  private var questions: [String] = []
  private var requests: [Request] = []

  init(_ scenario: ChangeScenario) {
    self.scenario = scenario
    items = scenario.items
  }

  var isWaiting: Bool { requests.contains { $0.continuation != nil } }

  func takeQuestions() -> [String] {
    defer { questions = [] }
    return questions
  }

  func cancelNewest() {
    guard let index = requests.lastIndex(where: { $0.continuation != nil }) else { return }
    requests[index].isCancelled = true
    requests[index].task.cancel()
  }

  /// Answers a request; returns its task, and whether showing the answer is optional.
  ///
  /// Showing it is optional if a newer request waits or was cancelled.
  func give(isOldest: Bool) -> (Task<Void, Never>, isOpen: Bool)? {
    let waiting = requests.indices.filter { requests[$0].continuation != nil }
    guard let index = isOldest ? waiting.first : waiting.last else { return nil }
    let request = requests[index]
    requests[index].continuation = nil
    request.continuation?.resume()
    let newer = requests.dropFirst(index + 1)
    let isOutdated = newer.contains { $0.continuation == nil && !$0.isCancelled }
    return (request.task, !request.isCancelled && !newer.isEmpty && !isOutdated)
  }

  @MainActor func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    questions.append(scenario.text(of: range))
    // The request has its answer from now on: code may cancel an older request, which then throws.
    let answer = next
    next = nil
    if isHeld, let task = newest {
      newest = nil
      await withCheckedContinuation { continuation in
        requests.append(Request(task: task, continuation: continuation))
        latch.change(by: 1)
      }
      if throwsWhenCancelled { try Task.checkCancellation() }
    }
    return try answer?.get() ?? items
  }
}
