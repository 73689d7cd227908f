import Synchronization

/// The requests that wait for an answer; a test gives them in the order it chooses.
///
/// A request keeps waiting when its task is cancelled: what a cancelled request gets is the test's
/// choice, too. Every request must be given an answer before the test ends.
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
public nonisolated final class HeldAnswers<Value: Sendable, Failure: Error>: Sendable {
  private typealias Request = CheckedContinuation<Result<Value, Failure>, Never>

  private let requests = Mutex<[Request?]>([])
  private let made = Headcount()

  /// Creates the list of requests; it is empty.
  public init() {}

  /// Waits for the answer that the test gives; a double calls it for each held request.
  nonisolated(nonsending) public func next() async throws(Failure) -> Value {
    let result = await withCheckedContinuation { request in
      requests.withLock { $0.append(request) }
      made.change(by: 1)
    }
    return try result.get()
  }

  /// Gives the answer to the request with this index; the first request of all has index 0.
  ///
  /// - Throws: `HeldAnswersError.notWaiting` if that request was not made or has its answer.
  public func give(_ result: Result<Value, Failure>, to request: Int) throws {
    let waiting = requests.withLock { requests -> Request? in
      guard requests.indices.contains(request) else { return nil }
      defer { requests[request] = nil }
      return requests[request]
    }
    guard let waiting else { throw HeldAnswersError.notWaiting(request) }
    waiting.resume(returning: result)
  }

  /// Waits until this many requests were made in all, answered ones included.
  ///
  /// - Throws: `HeldAnswersError.tooFewRequests` when the real time `limit` has passed and
  ///   everyone who stood in line for an executor has had a turn.
  nonisolated(nonsending) public func waitForRequests(
    _ count: Int,
    limit: Duration = .seconds(2)
  ) async throws {
    guard await made.reaches(count, within: limit) else {
      let got = requests.withLock(\.count)
      throw HeldAnswersError.tooFewRequests(wanted: count, got: got, limit: limit)
    }
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
      Waited \(limit / .seconds(1)) seconds for \(wanted == 1 ? "1 request" : "\(wanted) requests"), got \(got). Was the call \
      made, and not awaited before its answer was given?
      """
    }
  }
}
