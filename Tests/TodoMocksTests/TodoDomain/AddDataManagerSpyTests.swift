import Foundation
import Synchronization
import TodoDomain
import TodoMocks
import XCTest

private let pack = TodoItem(name: "Pack", dueDate: Date(timeIntervalSince1970: 60))
private let call = TodoItem(name: "Call", dueDate: Date(timeIntervalSince1970: 0))

final class AddDataManagerSpyTests: XCTestCase {
  /// Requests are kept with their items, in order, repeats included.
  func test_addNewEntry_severalRequests_areKeptInOrder() async throws {
    let spy = AddDataManagerSpy(addNewEntry: .success(()))

    try await spy.addNewEntry(pack)
    try await spy.addNewEntry(call)
    try await spy.addNewEntry(call)

    XCTAssertEqual(spy.calls, [.addNewEntry(pack), .addNewEntry(call), .addNewEntry(call)])
  }

  /// A request that fails is kept, too, and reaches the hook.
  func test_addNewEntry_failure_throwsAndIsKept() async {
    let spy = AddDataManagerSpy(addNewEntry: .failure(CancellationError()))
    let events = Mutex<[String]>([])
    spy.onCall = { call in events.withLock { $0.append("dataManager.\(call)") } }

    await assertThrows(CancellationError.self) { try await spy.addNewEntry(pack) }

    XCTAssertEqual(
      events.withLock(\.self),
      ["dataManager.addNewEntry(TodoItem(\"Pack\", due 1970-01-01T00:01:00Z))"]
    )
  }

  /// A held answer is given when the test says so, a failure included.
  func test_addNewEntry_held_waitsForTheTest() async throws {
    let spy = AddDataManagerSpy(addNewEntry: .held)
    let saving = Task { try await spy.addNewEntry(pack) }
    try await spy.heldAddNewEntry.waitForRequests(1)

    try spy.heldAddNewEntry.give(.failure(CancellationError()), to: 0)

    await assertThrows(CancellationError.self) { try await saving.value }
  }
}
