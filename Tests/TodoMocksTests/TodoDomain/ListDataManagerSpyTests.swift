import Foundation
import Synchronization
import TodoDomain
import TodoMocks
import XCTest

private let week = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 604_800)
private let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
private let pack = TodoItem(name: "Pack", dueDate: Date(timeIntervalSince1970: 60))

final class ListDataManagerSpyTests: XCTestCase {
  /// Requests are kept with their arguments, in order, repeats included.
  func test_todoItems_severalRequests_areKeptInOrder() async throws {
    let spy = ListDataManagerSpy(todoItems: .success([]))

    _ = try await spy.todoItems(dueIn: week)
    _ = try await spy.todoItems(dueIn: day)
    _ = try await spy.todoItems(dueIn: day)

    XCTAssertEqual(
      spy.calls,
      [.todoItems(dueIn: week), .todoItems(dueIn: day), .todoItems(dueIn: day)]
    )
  }

  /// Nothing called leaves nothing.
  func test_calls_nothingCalled_isEmpty() async {
    XCTAssertEqual(ListDataManagerSpy(todoItems: .success([])).calls, [])
  }

  /// The answer is the one it was made with.
  func test_todoItems_answer_isGiven() async throws {
    let items = try await ListDataManagerSpy(todoItems: .success([pack])).todoItems(dueIn: week)

    XCTAssertEqual(items, [pack])
    await assertThrows(CancellationError.self) {
      try await ListDataManagerSpy(todoItems: .failure(CancellationError())).todoItems(dueIn: week)
    }
  }

  /// A held answer is given when the test says so.
  func test_todoItems_held_waitsForTheTest() async throws {
    let spy = ListDataManagerSpy(todoItems: .held)
    async let items = spy.todoItems(dueIn: week)
    try await spy.heldTodoItems.waitForRequests(1)

    try spy.heldTodoItems.give(.success([pack]), to: 0)

    let answer = try await items
    XCTAssertEqual(answer, [pack])
  }

  /// The hook runs after the call was stored.
  func test_onCall_seesEachCall() async throws {
    let spy = ListDataManagerSpy(todoItems: .success([]))
    let seen = Mutex<[String]>([])
    spy.onCall = { call in seen.withLock { $0.append("dataManager.\(call), \(spy.calls.count)") } }

    _ = try await spy.todoItems(dueIn: day)

    XCTAssertEqual(
      seen.withLock(\.self),
      ["dataManager.todoItems(dueIn: 1970-01-01T00:00:00Z..<1970-01-02T00:00:00Z), 1"]
    )
  }
}
