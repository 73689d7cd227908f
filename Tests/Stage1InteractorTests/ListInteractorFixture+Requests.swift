import Foundation
import InteractorSubjects
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

extension ListInteractorFixture {
  /// Makes two requests; the newer is answered first, then the older.
  ///
  /// Make the fixture with `answer: .held()`.
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

  /// Makes a request, cancels it before its answer comes, and makes a second request.
  ///
  /// Make the fixture with `answer: .held()`.
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

  // Returns when the request waits for its answer. Throws if the call ends without a request.
  private func startRequest(_ number: Int) async throws -> Task<Void, Never> {
    let (events, event) = AsyncStream.makeStream(of: RequestStart.self)
    let call = Task {
      await sut.findUpcomingItems()
      event.yield(.ended)
    }
    let requests = dataManager.heldTodoItems
    let watch = Task {
      do {
        try await requests.waitForRequests(number)
        event.yield(.asked)
      } catch {
        event.yield(.silent)
      }
    }
    defer { watch.cancel() }
    var outcome = events.makeAsyncIterator()
    switch await outcome.next(isolation: #isolation) {
    case .asked: return call
    case .silent where number > 1:
      throw NoRequest(
        act: "\(act), while an older request waits",
        expected: "a request to the data manager immediately",
        got: "none: it waits for the older request"
      )
    case .silent, .ended, nil: throw NoRequest(act: act)
    }
  }

  /// Sets an output without another owner; returns whether it stays alive.
  func keepsAnOutputAlive() -> Bool {
    weak var seen: ListInteractorOutputSpy?
    do {
      let output = ListInteractorOutputSpy()
      sut.output = output
      seen = output
    }
    return seen != nil
  }

  /// Sets another output, which receives the answers from now on.
  func setAnotherOutput() -> ListInteractorOutputSpy {
    let output = ListInteractorOutputSpy()
    sut.output = output
    return output
  }
}

private enum RequestStart {
  /// The data manager was asked.
  case asked
  /// The call ended without a request.
  case ended
  /// The call made no request and did not end.
  case silent
}

/// A call that made no request to the data manager.
struct NoRequest: Error, CustomStringConvertible {
  var act: String
  var expected = "a request to the data manager"
  var got = "none"
  var description: String { failureMessage(act, expected: expected, got: got) }
}
