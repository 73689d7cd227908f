import ChangeSubjects
import Foundation
import InteractorSubjects
import KataCore
import KataTesting
import PresenterSubjects
import TextViewSubjects
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The three classes of the change, connected as in the app; their neighbours write into the log of a
/// scenario.
@MainActor
final class ChangeDesk {
  let view: any ListTextViewSubject
  let presenter: any ArrangingListPresenterSubject
  let terminal: TextOutputSpy
  let store: ScenarioStore
  private let interactor: any SortingListInteractorSubject
  private let clock: TodoClockSpy
  private var now: Date
  private var readings = 0
  private let log: CallLog
  private let running: RunningCalls
  private var hidesText = false

  init(_ implementation: Implementation?, _ place: Place, log: CallLog) throws {
    self.log = log
    running = RunningCalls(log)
    store = ScenarioStore(items: place.items) { [running] range in
      running.add(request: RequestedRange(range: range, description: place.text(range)))
    }
    terminal = TextOutputSpy(columns: 80, width: place.widths.width)
    now = place.start
    clock = TodoClockSpy(now: now)
    let classes = try ChangeClasses.make(implementation)
    interactor = classes.makeInteractor(
      ListInteractorParts(dataManager: store, clock: clock, calendar: place.calendar)
    )
    presenter = classes.makePresenter(
      interactor,
      ListWireframeSpy(),
      place.calendar,
      place.locale
    )
    view = classes.makeView(presenter, terminal)
    interactor.output = presenter
    presenter.view = view
    // Weak: wrong code may write when the scenario has ended.
    terminal.onCall = { [weak self] call in
      if let self, case .write = call, !hidesText { log.add(call) }
    }
  }

  func pass(hours: Double) {
    now += hours * 3_600
    clock.nowResult = .success(now)
  }

  /// Adds the readings of the clock since the last time.
  func addReadings() {
    for _ in clock.calls.dropFirst(readings) { log.add("a reading of the clock") }
    readings = clock.calls.count
  }

  /// Begins a call, and returns when its request waits, or when it ended without one.
  func begin(_ call: @escaping @MainActor () async -> Void) async {
    store.nextWaits = true
    let requests = store.requests.count
    let index = await running.begin(call)
    running.watch(nil)
    store.nextWaits = false
    if store.requests.count > requests { store.requests[requests].call = index }
    addReadings()
  }

  /// Cancels the newest request that waits; it throws because of it, or gets its answer.
  func cancelNewest(isThrown: Bool) {
    store.throwsWhenCancelled = isThrown
    guard let index = store.requests.lastIndex(where: \.isWaiting) else { return }
    store.requests[index].isCancelled = true
    running.tasks[store.requests[index].call].cancel()
  }

  /// Answers the oldest or the newest request that waits.
  ///
  /// If a newer request waits or was cancelled, it is open whether the answer is shown.
  func answer(isOldest: Bool) async throws {
    let waiting = store.requests.indices.filter { store.requests[$0].isWaiting }
    guard let index = isOldest ? waiting.first : waiting.last else { return }
    let request = store.requests[index]
    store.requests[index].answer = nil
    let newer = store.requests.dropFirst(index + 1)
    let isOutdated = newer.contains { !$0.isWaiting && !$0.isCancelled }
    hidesText = !request.isCancelled && !newer.isEmpty && !isOutdated
    request.answer?.resume()
    try await running.tasks[request.call].value
    await Task {}.value
    hidesText = false
  }

  /// Answers all requests, the oldest first, and returns when all calls have ended.
  func answerAll() async throws {
    while store.requests.contains(where: \.isWaiting) { try await answer(isOldest: true) }
    for call in running.tasks { try await call.value }
    store.requests = []
  }
}

/// The range of a request, with its text.
struct RequestedRange: Equatable, CustomStringConvertible {
  let range: Range<Date>
  let description: String
}

/// A data manager that answers immediately, or when the scenario says so.
///
/// It returns all its items: a data manager may return more than the range.
@MainActor
final class ScenarioStore: ListDataManagerInterface {
  struct Request {
    /// The index of its call.
    var call = 0
    /// Nil if it has its answer.
    var answer: CheckedContinuation<Void, Never>?
    var isCancelled = false

    var isWaiting: Bool { answer != nil }
  }

  var items: [TodoItem]
  /// The answer to the next request, in place of the items.
  var next: Result<[TodoItem], any Error>?
  /// Whether the next request has to wait.
  var nextWaits = false
  /// Whether a cancelled request throws; otherwise it gets its answer anyway.
  var throwsWhenCancelled = false
  /// The requests that had to wait, oldest first.
  var requests: [Request] = []
  private let onCall: (Range<Date>) -> Void

  init(items: [TodoItem], onCall: @escaping (Range<Date>) -> Void) {
    (self.items, self.onCall) = (items, onCall)
  }

  @MainActor func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    // The request has its answer from now on: code may cancel an older request, which then throws.
    let answer = next.take()
    onCall(range)
    if nextWaits {
      nextWaits = false
      await withCheckedContinuation { requests.append(Request(answer: $0)) }
      if throwsWhenCancelled { try Task.checkCancellation() }
    }
    return try answer?.get() ?? items
  }
}
