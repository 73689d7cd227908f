import Dispatch
import Synchronization

/// The requests that wait for an answer; a test gives them in the order it chooses.
///
/// A request keeps waiting when its task is cancelled: what a cancelled request gets is the test's
/// choice, too. Every request must be given an answer before the test ends.
///
/// ```swift
/// let older = Task { await sut.findUpcomingItems() }
/// try await dataManager.heldTodoItems.waitForRequests(1)
/// try dataManager.heldTodoItems.give(.success([]), to: 0)
/// await older.value
/// ```
public nonisolated final class HeldAnswers<Value: Sendable, Failure: Error>: Sendable {
  private nonisolated struct Waiter {
    var count: Int
    var continuation: CheckedContinuation<Void, any Error>
  }

  private nonisolated struct State {
    var requests: [CheckedContinuation<Result<Value, Failure>, Never>?] = []
    var waiters: [Int: Waiter] = [:]
    var nextWaiter = 0
  }

  private let state = Mutex(State())

  /// Creates the list of requests; it is empty.
  public init() {}

  /// Waits for the answer that the test gives; a double calls it for each held request.
  nonisolated(nonsending) public func next() async throws(Failure) -> Value {
    let result = await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        state.requests.append(continuation)
        let ready = state.waiters.filter { $0.value.count <= state.requests.count }
        for id in ready.keys { state.waiters[id] = nil }
        return ready.values.map(\.continuation)
      }
      for continuation in ready { continuation.resume() }
    }
    return try result.get()
  }

  /// Gives the answer to the request with this index; the first request of all has index 0.
  ///
  /// - Throws: `HeldAnswersError.notWaiting` if that request was not made or has its answer.
  public func give(_ result: Result<Value, Failure>, to request: Int) throws {
    let continuation = state.withLock { state in
      guard state.requests.indices.contains(request) else {
        return nil as CheckedContinuation<Result<Value, Failure>, Never>?
      }
      defer { state.requests[request] = nil }
      return state.requests[request]
    }
    guard let continuation else { throw HeldAnswersError.notWaiting(request) }
    continuation.resume(returning: result)
  }

  /// Waits until this many requests were made in all, answered ones included.
  ///
  /// - Throws: `HeldAnswersError.tooFewRequests` when the real time `limit` has passed.
  public func waitForRequests(_ count: Int, limit: Duration = .seconds(2)) async throws {
    try await withCheckedThrowingContinuation { continuation in
      let waiter: Int? = state.withLock { state in
        guard state.requests.count < count else { return nil }
        state.nextWaiter += 1
        state.waiters[state.nextWaiter] = Waiter(count: count, continuation: continuation)
        return state.nextWaiter
      }
      guard let waiter else {
        continuation.resume()
        return
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) {
        self.giveUp(waiter, after: limit)
      }
    }
  }

  private func giveUp(_ id: Int, after limit: Duration) {
    let (waiter, count) = state.withLock { state in
      (state.waiters.removeValue(forKey: id), state.requests.count)
    }
    guard let waiter else { return }
    waiter.continuation.resume(
      throwing: HeldAnswersError.tooFewRequests(wanted: waiter.count, got: count, limit: limit)
    )
  }
}

/// What went wrong between a test and the requests it holds.
public nonisolated enum HeldAnswersError: Error, Equatable, CustomStringConvertible {
  /// The request with this index was not made, or has its answer already.
  case notWaiting(Int)
  /// Fewer requests came than were waited for.
  case tooFewRequests(wanted: Int, got: Int, limit: Duration)

  public var description: String {
    switch self {
    case .notWaiting(let request):
      """
      No request \(request) waits for an answer; await waitForRequests(\(request + 1)) before \
      giving it.
      """
    case .tooFewRequests(let wanted, let got, let limit):
      """
      Waited \(limit / .seconds(1)) seconds for \(wanted) requests, got \(got). Was the call \
      made, and not awaited before its answer was given?
      """
    }
  }
}
