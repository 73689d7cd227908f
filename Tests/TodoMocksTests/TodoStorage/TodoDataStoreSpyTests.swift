import Foundation
import Synchronization
import TodoMocks
import TodoStorage
import XCTest

private let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
private let pack = TodoRecord(
  id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
  name: "Pack",
  dueDate: Date(timeIntervalSince1970: 60)
)

final class TodoDataStoreSpyTests: XCTestCase {
  /// Requests are kept with their arguments, in order, repeats included.
  func test_calls_severalRequests_areKeptInOrder() async throws {
    let spy = TodoDataStoreSpy(records: .success([]), insert: .success(()))

    try await spy.insert(pack)
    try await spy.insert(pack)
    _ = try await spy.records(dueIn: day)

    XCTAssertEqual(spy.calls, [.insert(pack), .insert(pack), .records(dueIn: day)])
  }

  /// It answers as it was told to, and stores nothing.
  func test_records_answer_isGiven() async throws {
    let spy = TodoDataStoreSpy(records: .success([pack]), insert: .failure(CancellationError()))

    await assertThrows(CancellationError.self) { try await spy.insert(pack) }

    let records = try await spy.records(dueIn: day)
    XCTAssertEqual(records, [pack])
  }

  /// Each call prints itself as source code and reaches the hook.
  func test_onCall_eachRequest_isPrinted() async throws {
    let spy = TodoDataStoreSpy(records: .success([]), insert: .success(()))
    let events = Mutex<[String]>([])
    spy.onCall = { call in events.withLock { $0.append("store.\(call)") } }

    try await spy.insert(pack)
    _ = try await spy.records(dueIn: day)

    XCTAssertEqual(
      events.withLock(\.self),
      [
        """
        store.insert(TodoRecord(00000000-0000-0000-0000-000000000001, "Pack", \
        due 1970-01-01T00:01:00Z))
        """,
        "store.records(dueIn: 1970-01-01T00:00:00Z..<1970-01-02T00:00:00Z)",
      ]
    )
  }

  /// Reads and inserts are held apart.
  func test_held_readAndInsert_areAnsweredApart() async throws {
    let spy = TodoDataStoreSpy(records: .held, insert: .held)
    let inserting = Task { try await spy.insert(pack) }
    let reading = Task { try await spy.records(dueIn: day) }
    try await spy.heldInsert.waitForRequests(1)
    try await spy.heldRecords.waitForRequests(1)

    try spy.heldRecords.give(.success([pack]), to: 0)
    try spy.heldInsert.give(.success(()), to: 0)

    let records = try await reading.value
    XCTAssertEqual(records, [pack])
    try await inserting.value
  }
}
