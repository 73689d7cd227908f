import Foundation
import TodoMocks
import TodoStorage
import XCTest

private let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
private let pack = TodoRecord(
  id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
  name: "Pack",
  dueDate: .distantPast
)

final class TodoDataStoreMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await TodoDataStoreMock.expecting(
      [.insert(pack), .records(dueIn: day)],
      records: .success([]),
      insert: .success(()),
      Self.perform
    )
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[TodoDataStoreSpy.Call]] = [
      [],
      [.insert(pack)],
      [.records(dueIn: day), .insert(pack)],
      [.insert(pack), .records(dueIn: day), .records(dueIn: day)],
      [.insert(pack), .records(dueIn: .distantPast ..< .distantFuture)],
    ]

    let passed = try await passing(others) { expected in
      try await TodoDataStoreMock.expecting(
        expected,
        records: .success([]),
        insert: .success(()),
        Self.perform
      )
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = TodoDataStoreMock(
      expecting: [.insert(pack)],
      records: .success([]),
      insert: .success(())
    )

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "TodoDataStoreMock did not get the calls it expected."
    )
  }

  /// An answer can be held through the mock's spy.
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = TodoDataStoreMock(expecting: [.insert(pack)], records: .success([]), insert: .held)
    let waiting = Task { try await mock.insert(pack) }
    try await mock.spy.heldInsert.waitForRequests(1)

    try mock.spy.heldInsert.give(.success(()), to: 0)
    try await waiting.value

    XCTAssertNil(mock.mismatch)
  }

  private static func perform(_ store: TodoDataStoreMock) async throws {
    try await store.insert(pack)
    _ = try await store.records(dueIn: day)
  }
}
