import Foundation
import TodoDomain
import TodoMocks
import XCTest

private let pack = TodoItem(name: "Pack", dueDate: .distantPast)
private let call = TodoItem(name: "Call", dueDate: .distantPast)

final class AddDataManagerMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddDataManagerMock.expecting(
      [.addNewEntry(pack), .addNewEntry(call)],
      addNewEntry: .success(()),
      Self.perform
    )
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[AddDataManagerSpy.Call]] = [
      [],
      [.addNewEntry(pack)],
      [.addNewEntry(call), .addNewEntry(pack)],
      [.addNewEntry(pack), .addNewEntry(call), .addNewEntry(call)],
      [.addNewEntry(pack), .addNewEntry(pack)],
    ]

    let passed = try await passing(others) { expected in
      try await AddDataManagerMock.expecting(expected, addNewEntry: .success(()), Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = AddDataManagerMock(expecting: [.addNewEntry(pack)], addNewEntry: .success(()))

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "AddDataManagerMock did not get the calls it expected."
    )
  }

  /// An answer can be held through the mock's spy.
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = AddDataManagerMock(expecting: [.addNewEntry(pack)], addNewEntry: .held)
    let waiting = Task { try await mock.addNewEntry(pack) }
    try await mock.spy.heldAddNewEntry.waitForRequests(1)

    try mock.spy.heldAddNewEntry.give(.success(()), to: 0)
    try await waiting.value

    XCTAssertNil(mock.mismatch)
  }

  private static func perform(_ dataManager: AddDataManagerMock) async throws {
    try await dataManager.addNewEntry(pack)
    try await dataManager.addNewEntry(call)
  }
}
