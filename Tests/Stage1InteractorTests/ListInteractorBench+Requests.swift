import Foundation
import KataSubjects
import TodoDomain
import TodoMocks
import TodoUseCases

extension ListInteractorBench {
  /// Makes two requests; the newer is answered first, then the older.
  ///
  /// The bench must have been made with `answer: .held`.
  func findTwice(
    newer: Result<[TodoItem], any Error>,
    thenOlder older: Result<[TodoItem], any Error>
  ) async throws {
    let olderRequest = Task { await sut.findUpcomingItems() }
    try await dataManager.heldTodoItems.waitForRequests(1)
    let newerRequest = Task { await sut.findUpcomingItems() }
    try await dataManager.heldTodoItems.waitForRequests(2)

    try dataManager.heldTodoItems.give(newer, to: 1)
    await newerRequest.value
    try dataManager.heldTodoItems.give(older, to: 0)
    await olderRequest.value
  }

  /// Makes a request that is cancelled before its answer comes, and then one that is not.
  ///
  /// The bench must have been made with `answer: .held`.
  func findCancelled(
    answer: Result<[TodoItem], any Error>,
    thenFind items: [TodoItem]
  ) async throws {
    let cancelled = Task { await sut.findUpcomingItems() }
    try await dataManager.heldTodoItems.waitForRequests(1)
    cancelled.cancel()
    try dataManager.heldTodoItems.give(answer, to: 0)
    await cancelled.value

    let next = Task { await sut.findUpcomingItems() }
    try await dataManager.heldTodoItems.waitForRequests(2)
    try dataManager.heldTodoItems.give(.success(items), to: 1)
    await next.value
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
}

/// An error with words of its own, for a data manager to throw.
struct DiskError: Error, CustomStringConvertible {
  var description: String
}
