import Foundation
import KataSubjects
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

extension ListInteractorFixture {
  /// Makes two requests; the newer is answered first, then the older.
  ///
  /// The fixture must have been made with `answer: .held()`.
  func findTwice(
    newer: Result<[TodoItem], any Error>,
    thenOlder older: Result<[TodoItem], any Error>
  ) async throws {
    let olderRequest = try await startRequest(1)
    let newerRequest = try await startRequest(2)

    try dataManager.heldTodoItems.give(newer, to: 1)
    await newerRequest.value
    try dataManager.heldTodoItems.give(older, to: 0)
    await olderRequest.value
  }

  /// Makes a request that is cancelled before its answer comes, and then one that is not.
  ///
  /// The fixture must have been made with `answer: .held()`.
  func findCancelled(
    answer: Result<[TodoItem], any Error>,
    thenFind items: [TodoItem]
  ) async throws {
    let cancelled = try await startRequest(1)
    cancelled.cancel()
    try dataManager.heldTodoItems.give(answer, to: 0)
    await cancelled.value

    let next = try await startRequest(2)
    try dataManager.heldTodoItems.give(.success(items), to: 1)
    await next.value
  }

  // Returns when the request waits for its answer; a call that ends without one is an error.
  private func startRequest(_ number: Int) async throws -> Task<Void, Never> {
    let (events, event) = AsyncStream.makeStream(of: Bool.self)
    dataManager.onCall = { _ in event.yield(true) }
    let call = Task {
      await sut.findUpcomingItems()
      event.yield(false)
    }
    var outcome = events.makeAsyncIterator()
    let hasAsked = await outcome.next(isolation: #isolation)
    guard hasAsked == true else { throw NoRequest(act: act) }
    try await dataManager.heldTodoItems.waitForRequests(number)
    return call
  }

  /// Sets an output that nobody else holds; returns whether it is still there afterwards.
  func keepsAnOutputAlive() -> Bool {
    weak var seen: ListInteractorOutputSpy?
    do {
      let output = ListInteractorOutputSpy()
      sut.output = output
      seen = output
    }
    return seen != nil
  }

  /// Sets another output, which is the one that is told from now on.
  func setAnotherOutput() -> ListInteractorOutputSpy {
    let output = ListInteractorOutputSpy()
    sut.output = output
    return output
  }
}

/// An error with words of its own, for a data manager to throw.
struct DiskError: Error, CustomStringConvertible, CustomDebugStringConvertible {
  var description: String
  var debugDescription: String { "DiskError(\(description))" }
}

/// A call that ended and asked the data manager nothing.
struct NoRequest: Error, CustomStringConvertible {
  var act: String
  var description: String {
    failureMessage(act, expected: "a request to the data manager", got: "none")
  }
}
