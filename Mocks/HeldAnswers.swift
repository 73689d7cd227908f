import Dispatch
import Foundation
import Synchronization

/// The answers of one `async` member of a double, and the calls that wait for them.
///
/// Only held calls are requests and have an index. Make each held call in a `Task` of its own, so
/// that the test can continue and answer it:
///
/// ```swift
/// let older = Task { await sut.findUpcomingItems() }
/// try await dataManager.heldTodoItems.waitForRequests(1)
/// let newer = Task { await sut.findUpcomingItems() }
/// try await dataManager.heldTodoItems.waitForRequests(2)
/// try dataManager.heldTodoItems.give(.success([]), to: 1)
/// await newer.value
/// try dataManager.heldTodoItems.give(.success([pack]), to: 0)
/// await older.value
/// ```
public nonisolated final class HeldAnswers<Arguments: Sendable, Value: Sendable, Failure: Error>:
  Sendable
{
  nonisolated struct Hold: Sendable {
    /// The line in which the test holds the calls, as "FILE:LINE".
    var place: String
    var limit: Duration
    /// The result of a cancelled call; nil if the call continues to wait.
    var cancelled: Swift.Result<Value, Failure>?
  }

  private nonisolated struct Request: Sendable {
    var arguments: Arguments
    var continuation: CheckedContinuation<Swift.Result<Value, Failure>, Never>?
    /// The answer for all, if it came before this request started to wait.
    var answerForAll: Swift.Result<Value, Failure>?
  }

  private nonisolated struct State: Sendable {
    var answer: StubbedAnswer<Arguments, Value, Failure>
    var requests: [Request] = []

    mutating func takeContinuation(
      of request: Int
    ) -> CheckedContinuation<Swift.Result<Value, Failure>, Never>? {
      guard requests.indices.contains(request) else { return nil }
      defer { requests[request].continuation = nil }
      return requests[request].continuation
    }
  }

  private let state: Mutex<State>
  private let made = CountingLatch()

  /// Creates the answers of one member; the double calls this.
  public init(_ answer: StubbedAnswer<Arguments, Value, Failure>) {
    state = Mutex(State(answer: answer))
  }

  /// The answer to the next calls; calls that already wait continue to wait.
  public var answer: StubbedAnswer<Arguments, Value, Failure> {
    get { state.withLock(\.answer) }
    set { state.withLock { $0.answer = newValue } }
  }

  /// Answers a call, or holds it until the test answers it; the double calls this once per call.
  ///
  /// It stays on the caller's actor, so that requests keep the order of their calls.
  nonisolated(nonsending) public func next(
    _ arguments: Arguments,
    of member: String = #function
  ) async throws(Failure) -> Value {
    // At once: an answer for all that comes from another thread finds the request.
    let (answer, request) = state.withLock { state in
      let answer = state.answer.take()
      if case .held = answer { state.requests.append(Request(arguments: arguments)) }
      return (answer, state.requests.count - 1)
    }
    switch answer {
    case .from(let make): return try make(arguments, member)
    case .held(let hold): return try await held(request, hold).get()
    }
  }

  /// Answers the request with this index; the first request has index 0.
  ///
  /// - Throws: `HeldAnswersError` if there is no such request, or if it already has its answer.
  public func give(
    _ result: Swift.Result<Value, Failure>,
    to request: Int,
    fileID: String = #fileID,
    line: Int = #line
  ) throws {
    let (made, continuation) = state.withLock {
      ($0.requests.count, $0.takeContinuation(of: request))
    }
    guard let continuation else {
      let place = "\(fileID):\(line)"
      throw (0..<made).contains(request)
        ? HeldAnswersError.answered(at: place, request: request)
        : HeldAnswersError.notMade(at: place, request: request, made: made)
    }
    continuation.resume(returning: result)
  }

  /// Answers the only waiting request.
  ///
  /// - Throws: `HeldAnswersError` if no request waits, or several do.
  public func give(
    _ result: Swift.Result<Value, Failure>,
    fileID: String = #fileID,
    line: Int = #line
  ) throws {
    let (waiting, continuation) = state.withLock { state in
      let waiting = state.requests.indices.filter { state.requests[$0].continuation != nil }
      return (waiting, waiting.count == 1 ? state.takeContinuation(of: waiting[0]) : nil)
    }
    guard let continuation else {
      throw HeldAnswersError.notOneWaits(at: "\(fileID):\(line)", waiting: waiting)
    }
    continuation.resume(returning: result)
  }

  /// Answers the oldest waiting request with these arguments, compared by `areAlike`.
  ///
  /// - Throws: `HeldAnswersError` if no request with these arguments waits.
  public func give(
    _ result: Swift.Result<Value, Failure>,
    for arguments: Arguments,
    fileID: String = #fileID,
    line: Int = #line
  ) throws {
    let (waiting, continuation) = state.withLock { state in
      let waiting = state.requests.indices.filter { state.requests[$0].continuation != nil }
      let request = waiting.first { areAlike(state.requests[$0].arguments, arguments) }
      let texts = waiting.map { "\(code: state.requests[$0].arguments)" }
      return (texts, request.flatMap { state.takeContinuation(of: $0) })
    }
    guard let continuation else {
      let place = "\(fileID):\(line)"
      throw HeldAnswersError.noneWaits(at: place, for: "\(code: arguments)", waiting: waiting)
    }
    continuation.resume(returning: result)
  }

  /// Answers all requests that wait, and all calls from now on, with this result.
  public func giveAll(_ result: Swift.Result<Value, Failure>) {
    let waiting = state.withLock { state in
      state.answer = .from { _ throws(Failure) in try result.get() }
      for index in state.requests.indices { state.requests[index].answerForAll = result }
      return state.requests.indices.compactMap { state.takeContinuation(of: $0) }
    }
    for continuation in waiting { continuation.resume(returning: result) }
  }

  /// Waits until this many requests were made in all; answered requests count, too.
  ///
  /// - Throws: `HeldAnswersError.tooFewRequests` when `limit` (in real time) has passed and all
  ///   work that was already scheduled has had a turn.
  nonisolated(nonsending) public func waitForRequests(
    _ count: Int,
    limit: Duration = .seconds(2),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    guard await made.reaches(count, within: limit) else {
      let got = state.withLock(\.requests.count)
      let place = "\(fileID):\(line)"
      throw HeldAnswersError.tooFewRequests(at: place, wanted: count, got: got, limit: limit)
    }
  }

  nonisolated(nonsending) private func held(
    _ request: Int,
    _ hold: Hold
  ) async -> Swift.Result<Value, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Checked under the lock: a cancellation after this line finds the request in the list.
        let ending = state.withLock { state -> Swift.Result<Value, Failure>? in
          if let answer = state.requests[request].answerForAll { return answer }
          if _Concurrency.Task.isCancelled, let cancelled = hold.cancelled { return cancelled }
          state.requests[request].continuation = continuation
          return nil
        }
        made.change(by: 1)
        if let ending { continuation.resume(returning: ending) } else { watch(request, hold) }
      }
    } onCancel: {
      guard let cancelled = hold.cancelled else { return }
      state.withLock { $0.takeContinuation(of: request) }?.resume(returning: cancelled)
    }
  }

  /// Ends a request that gets no answer, so that a mistake in a test does not hang the run.
  private func watch(_ request: Int, _ hold: Hold) {
    DispatchQueue.global().asyncAfter(deadline: .now() + hold.limit / .seconds(1)) { [weak self] in
      guard let self else { return }
      let arguments = state.withLock { state in
        state.requests[request].continuation == nil ? nil : state.requests[request].arguments
      }
      guard let arguments else { return }
      let error = HeldAnswersError.unanswered(
        at: hold.place,
        request: request,
        arguments: "\(code: arguments)",
        limit: hold.limit
      )
      // If the call cannot throw, the message goes to standard error. If it must also return a
      // value, it cannot be ended at all.
      let failure = (error as? Failure).map { Swift.Result<Value, Failure>.failure($0) }
      if failure == nil { FileHandle.standardError.write(Data("\(error)\n".utf8)) }
      let ending = failure ?? (() as? Value).map { .success($0) }
      guard let ending else { return }
      state.withLock { $0.takeContinuation(of: request) }?.resume(returning: ending)
    }
  }
}
