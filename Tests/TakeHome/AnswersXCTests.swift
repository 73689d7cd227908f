import Foundation
import TodoDomain
import TodoMocks
import TodoScreens
import XCTest

private nonisolated let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
private nonisolated let pack = TodoItem(name: "Pack", dueDate: Date(timeIntervalSince1970: 0))
private nonisolated struct Offline: Error {}

nonisolated final class AnswersXCTests: XCTestCase {
  func test_retry_failsThenSucceeds() async throws {
    let spy = ListDataManagerSpy(todoItems: .inTurn(.failure(Offline()), .success([pack])))

    let items = try await retrying { try await spy.todoItems(dueIn: day) }

    XCTAssertEqual(items, [pack])
    XCTAssertEqual(spy.calls, [.todoItems(dueIn: day), .todoItems(dueIn: day)])
  }

  func test_answer_fromTheCall() async throws {
    let spy = ListDataManagerSpy(todoItems: .from { $0.contains(pack.dueDate) ? [pack] : [] })

    let today = try await spy.todoItems(dueIn: day)
    let never = try await spy.todoItems(dueIn: day.upperBound..<day.upperBound)

    XCTAssertEqual([today, never], [[pack], []])
  }

  func test_answer_changedInTheMiddle() async throws {
    let spy = ListDataManagerSpy(todoItems: .success([]))
    _ = try await spy.todoItems(dueIn: day)

    spy.heldTodoItems.answer = .success([pack])

    let items = try await spy.todoItems(dueIn: day)
    XCTAssertEqual(items, [pack])
  }

  func test_held_answeredInAnotherOrder() async throws {
    let spy = ListDataManagerSpy(todoItems: .held())
    let older = Task { try await spy.todoItems(dueIn: day) }
    try await spy.heldTodoItems.waitForRequests(1)
    let newer = Task { try await spy.todoItems(dueIn: day) }
    try await spy.heldTodoItems.waitForRequests(2)

    try spy.heldTodoItems.give(.success([pack]), to: 1)
    let newerItems = try await newer.value
    try spy.heldTodoItems.give(.success([]), to: 0)
    let olderItems = try await older.value

    XCTAssertEqual([newerItems, olderItems], [[pack], []])
  }

  func test_held_answeredByItsCall() async throws {
    let call = TodoItem(name: "Call", dueDate: pack.dueDate)
    let spy = AddDataManagerSpy(addNewEntry: .held())
    let savings = [pack, call].map { item in Task { try await spy.addNewEntry(item) } }
    try await spy.heldAddNewEntry.waitForRequests(2)

    try spy.heldAddNewEntry.give(.failure(Offline()), for: pack)
    try spy.heldAddNewEntry.give(.success(()), for: call)

    do {
      try await savings[0].value
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue(error is Offline) }
    try await savings[1].value
  }

  func test_heldUntilCancelled_endsWithTheTask() async throws {
    let spy = ListDataManagerSpy(todoItems: .heldUntilCancelled())
    let reading = Task { try await spy.todoItems(dueIn: day) }
    try await spy.heldTodoItems.waitForRequests(1)

    reading.cancel()

    do {
      _ = try await reading.value
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue(error is CancellationError) }
  }

  @MainActor func test_waitForCalls_whatATaskDoesLater() async throws {
    let view = ListViewSpy()
    let clock = ControllableClock(now: pack.dueDate)
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      view.showNoContentMessage()
    }
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(1))
    try await view.waitForCalls(1)

    XCTAssertEqual(view.calls, [.showNoContentMessage])
    try await task.value
  }

  private func retrying<Value>(_ operation: () async throws -> Value) async throws -> Value {
    do { return try await operation() } catch is Offline { return try await operation() }
  }
}
