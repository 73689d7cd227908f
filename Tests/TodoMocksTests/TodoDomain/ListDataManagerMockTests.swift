import Foundation
import TodoDomain
import TodoMocks
import XCTest

private let week = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 604_800)
private let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
private let pack = TodoItem(name: "Pack", dueDate: Date(timeIntervalSince1970: 60))

final class ListDataManagerMockTests: XCTestCase {
  /// The expected requests pass, and are answered.
  func test_expecting_theExpectedCalls_passes() async throws {
    let items = try await ListDataManagerMock.expecting(
      [.todoItems(dueIn: week), .todoItems(dueIn: day)],
      todoItems: .success([pack])
    ) { dataManager in
      try await dataManager.todoItems(dueIn: week) + dataManager.todoItems(dueIn: day)
    }

    XCTAssertEqual(items, [pack, pack])
  }

  /// A closure on the main actor may use what lives there.
  @MainActor func test_expecting_onTheMainActor_staysThere() async throws {
    var items: [TodoItem] = []

    try await ListDataManagerMock.expecting(
      [.todoItems(dueIn: week)],
      todoItems: .success([pack])
    ) { dataManager in
      items = try await dataManager.todoItems(dueIn: week)
    }

    XCTAssertEqual(items, [pack])
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_mismatch_otherCalls_isTold() async throws {
    let others: [[ListDataManagerSpy.Call]] = [
      [],
      [.todoItems(dueIn: week)],
      [.todoItems(dueIn: day), .todoItems(dueIn: week)],
      [.todoItems(dueIn: week), .todoItems(dueIn: day), .todoItems(dueIn: day)],
      [.todoItems(dueIn: week), .todoItems(dueIn: week)],
    ]

    let passed = try await passing(others) { expected in
      let mock = ListDataManagerMock(expecting: expected, todoItems: .success([]))
      _ = try await mock.todoItems(dueIn: week)
      _ = try await mock.todoItems(dueIn: day)
      try mock.verify()
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = ListDataManagerMock(
      expecting: [.todoItems(dueIn: week)],
      todoItems: .success([])
    )

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "ListDataManagerMock did not get the calls it expected."
    )
  }

  /// An answer can be held through the mock's spy.
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = ListDataManagerMock(expecting: [.todoItems(dueIn: week)], todoItems: .held)
    let items = Task { try await mock.todoItems(dueIn: week) }
    try await mock.spy.heldTodoItems.waitForRequests(1)

    try mock.spy.heldTodoItems.give(.success([pack]), to: 0)

    let answer = try await items.value
    XCTAssertEqual(answer, [pack])
    XCTAssertNil(mock.mismatch)
  }
}
