import Foundation
import Synchronization
import Testing
import TodoDomain
import TodoMocks

struct ListDataManagerSpyTests {
  private let week = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 604_800)
  private let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
  private let pack = TodoItem(name: "Pack", dueDate: Date(timeIntervalSince1970: 60))

  @Test("Requests are kept with their arguments, in order, repeats included")
  func test_todoItems_severalRequests_areKeptInOrder() async throws {
    let spy = ListDataManagerSpy(todoItems: .success([]))

    _ = try await spy.todoItems(dueIn: week)
    _ = try await spy.todoItems(dueIn: day)
    _ = try await spy.todoItems(dueIn: day)

    #expect(spy.calls == [.todoItems(dueIn: week), .todoItems(dueIn: day), .todoItems(dueIn: day)])
  }

  @Test("Nothing called leaves nothing")
  func test_calls_nothingCalled_isEmpty() {
    #expect(ListDataManagerSpy(todoItems: .success([])).calls == [])
  }

  @Test("The answer is the one it was made with")
  func test_todoItems_answer_isGiven() async throws {
    #expect(
      try await ListDataManagerSpy(todoItems: .success([pack])).todoItems(dueIn: week) == [pack]
    )
    await #expect(throws: CancellationError.self) {
      try await ListDataManagerSpy(todoItems: .failure(CancellationError())).todoItems(dueIn: week)
    }
  }

  @Test("A held answer is given when the test says so")
  func test_todoItems_held_waitsForTheTest() async throws {
    let spy = ListDataManagerSpy(todoItems: .held)
    async let items = spy.todoItems(dueIn: week)
    try await spy.heldTodoItems.waitForRequests(1)

    try spy.heldTodoItems.give(.success([pack]), to: 0)

    #expect(try await items == [pack])
  }

  @Test("The hook runs after the call was stored")
  func test_onCall_seesEachCall() async throws {
    let spy = ListDataManagerSpy(todoItems: .success([]))
    let seen = Mutex<[String]>([])
    spy.onCall = { call in seen.withLock { $0.append("dataManager.\(call), \(spy.calls.count)") } }

    _ = try await spy.todoItems(dueIn: day)

    #expect(
      seen.withLock(\.self)
        == ["dataManager.todoItems(dueIn: 1970-01-01T00:00:00Z..<1970-01-02T00:00:00Z), 1"]
    )
  }
}
