import Dispatch
import Foundation
import Synchronization

/// What one `async` member of a double answers, and its calls that wait for an answer.
///
/// Only calls that are held are requests, and have an index. A call that is held is made in a `Task`
/// of its own, so that the test can go on and answer it:
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
    /// Where the test asked for calls to be held, as "FILE:LINE".
    var place: String
    var limit: Duration
    /// What a cancelled call gets; nil if it goes on waiting.
    var cancelled: Swift.Result<Value, Failure>?
  }

  private nonisolated struct Request: Sendable {
    var arguments: Arguments
    var continuation: CheckedContinuation<Swift.Result<Value, Failure>, Never>?
    /// What it gets once it waits: an answer for all came before that.
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

  /// Creates the answers of one member; a double does that.
  public init(_ answer: StubbedAnswer<Arguments, Value, Failure>) {
    state = Mutex(State(answer: answer))
  }

  /// What calls get from now on; those that wait go on waiting.
  public var answer: StubbedAnswer<Arguments, Value, Failure> {
    get { state.withLock(\.answer) }
    set { state.withLock { $0.answer = newValue } }
  }

  /// Answers a call, or holds it until the test does; a double calls it once for each call.
  ///
  /// It stays on the caller's actor, so that requests are held in the order in which they came.
  nonisolated(nonsending) public func next(
    _ arguments: Arguments,
    of member: String = #function
  ) async throws(Failure) -> Value {
    switch state.withLock({ $0.answer.take() }) {
    case .from(let make): return try make(arguments, member)
    case .held(let hold): return try await held(arguments, hold).get()
    }
  }

  /// Gives the answer to the request with this index; the first request of all has index 0.
  ///
  /// - Throws: `HeldAnswersError` if that request was not made, or has its answer.
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

  /// Gives the answer to the oldest waiting request with these arguments, compared by `areAlike`.
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

  /// Gives this answer to all requests that wait or are about to, and to all calls that come.
  public func giveAll(_ result: Swift.Result<Value, Failure>) {
    let waiting = state.withLock { state in
      state.answer = .from { _ throws(Failure) in try result.get() }
      for index in state.requests.indices { state.requests[index].answerForAll = result }
      return state.requests.indices.compactMap { state.takeContinuation(of: $0) }
    }
    for continuation in waiting { continuation.resume(returning: result) }
  }

  /// Waits until this many requests were made in all, answered ones included.
  ///
  /// - Throws: `HeldAnswersError.tooFewRequests` when the real time `limit` has passed and those who
  ///   stood in line for an executor have had a turn.
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
    _ arguments: Arguments,
    _ hold: Hold
  ) async -> Swift.Result<Value, Failure> {
    let request = state.withLock { state in
      state.requests.append(Request(arguments: arguments))
      return state.requests.count - 1
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Asked for under the lock: a cancellation from here on finds the request waiting.
        let ending = state.withLock { state -> Swift.Result<Value, Failure>? in
          if let answer = state.requests[request].answerForAll { return answer }
          if Swift.Task.isCancelled, let cancelled = hold.cancelled { return cancelled }
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

  /// Ends a request that nobody answers, so that a mistake in a test does not hang the run.
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
      // Where a call cannot throw, the sentence would be lost; where it must return a value, too,
      // there is nothing to end it with.
      let failure = (error as? Failure).map { Swift.Result<Value, Failure>.failure($0) }
      if failure == nil { FileHandle.standardError.write(Data("\(error)\n".utf8)) }
      let ending = failure ?? (() as? Value).map { .success($0) }
      guard let ending else { return }
      state.withLock { $0.takeContinuation(of: request) }?.resume(returning: ending)
    }
  }
}
