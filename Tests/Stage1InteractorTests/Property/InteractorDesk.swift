import Foundation
import InteractorSubjects
import KataCore
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

/// Interactors whose neighbours write into the log of a scenario.
@MainActor
final class InteractorDesk {
  private let calendar: Calendar
  private let clock = TodoClockSpy(now: .distantPast)
  private let dataManager: ScenarioDataManager
  private var outputs: [ListInteractorOutputSpy]
  private var interactors: [any ListInteractorSubject] = []
  private let isModel: Bool
  private let log: CallLog
  private let running: RunningCalls
  // The index of each request's call.
  private var calls: [Int: Int] = [:]

  /// Makes so many interactors, which share only their data manager.
  init(
    _ implementation: Implementation?,
    count: Int,
    calendar: Calendar,
    log: CallLog
  ) throws {
    self.calendar = calendar
    self.log = log
    isModel = implementation == .solution
    running = RunningCalls(log)
    let moments = Moments(calendar)
    dataManager = ScenarioDataManager { [running] range in
      running.add(request: RequestedRange(range: range, description: moments.text(range)))
    }
    outputs = (0..<count).map { _ in ListInteractorOutputSpy() }
    for (index, output) in outputs.enumerated() {
      output.onCall = { log.add(Report(call: $0, description: moments.text($0, to: index))) }
      interactors.append(try makeInteractor(implementation, output))
    }
  }

  private func makeInteractor(
    _ implementation: Implementation?,
    _ output: ListInteractorOutputSpy
  ) throws -> any ListInteractorSubject {
    let interactor = try ListInteractorParts(
      dataManager: dataManager,
      clock: clock,
      calendar: calendar
    ).make(implementation)
    interactor.output = output
    return interactor
  }

  /// Makes the request, whose answer has to wait.
  func ask(_ request: Request) async throws {
    dataManager.expected = request.number
    calls[request.number] = await running.begin(try call(of: request))
    dataManager.expected = nil
  }

  func cancel(_ request: Request) {
    running.watch(nil)
    if let call = calls[request.number] { running.tasks[call].cancel() }
  }

  /// Answers the request.
  ///
  /// A call that made none is not awaited; this was reported before.
  func answer(_ request: Request) async throws {
    guard let answer = dataManager.held.removeValue(forKey: request.number),
      let call = calls[request.number]
    else { return }
    running.watch(call)
    answer.resume(returning: request.answer)
    try await running.tasks[call].value
  }

  /// Answers the older request; while the answer is on its way, the newer one asks and is answered.
  func overtake(_ older: Request, by newer: Request) async throws {
    running.watch(nil)
    let answer = dataManager.held.removeValue(forKey: older.number)
    let olderCall = answer == nil ? nil : calls[older.number].map { running.tasks[$0] }
    answer?.resume(returning: older.answer)
    // The solution reports the older answer first.
    if isModel { try await olderCall?.value }
    dataManager.next = newer.answer
    let call = try call(of: newer)
    let newerCall = Task { await call() }
    try await olderCall?.value
    await newerCall.value
  }

  // The solution is asked by each request alone, so that it reports all answers: the rules say which
  // of several may be dropped.
  private func call(of request: Request) throws -> @MainActor () async -> Void {
    clock.nowResult = .inTurn(.success(request.now), .success(request.later))
    let interactor =
      isModel
      ? try makeInteractor(.solution, outputs[request.interactor]) : interactors[request.interactor]
    return { await interactor.findUpcomingItems() }
  }

  /// Releases the outputs, and reports one that stays alive.
  func releaseOutputs() {
    while let last = outputs.popLast() {
      weak let seen = last
      _ = consume last
      if seen != nil { log.add("the output is kept alive") }
    }
  }
}

/// The range of a request, with its text.
struct RequestedRange: Equatable, CustomStringConvertible {
  let range: Range<Date>
  let description: String
}

/// What an output received, with its text.
struct Report: Equatable, CustomStringConvertible {
  let call: ListInteractorOutputSpy.Call
  let description: String
}

/// A data manager that holds the first call of each request until the scenario answers it.
@MainActor
private final class ScenarioDataManager: ListDataManagerInterface {
  /// The number of the request that the next call belongs to.
  var expected: Int?
  /// The answer to the next call, if it is not held.
  var next: Result<[TodoItem], any Error>?
  var held: [Int: CheckedContinuation<Result<[TodoItem], any Error>, Never>] = [:]
  private let onCall: (Range<Date>) -> Void

  init(onCall: @escaping (Range<Date>) -> Void) { self.onCall = onCall }

  // An extra or late call immediately gets an empty list, so that no test hangs.
  @MainActor func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    onCall(range)
    if let answer = next.take() { return try answer.get() }
    guard let number = expected.take() else { return [] }
    return try await withCheckedContinuation { held[number] = $0 }.get()
  }
}
