import TodoMocks
import TodoRouting
import XCTest

@MainActor
final class AddModuleDelegateMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddModuleDelegateMock.expecting(
      [.addModuleDidSaveAddAction, .addModuleDidCancelAddAction],
      Self.perform
    )
  }

  /// Order, repeats, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[AddModuleDelegateSpy.Call]] = [
      [],
      [.addModuleDidSaveAddAction],
      [.addModuleDidCancelAddAction, .addModuleDidSaveAddAction],
      [.addModuleDidSaveAddAction, .addModuleDidCancelAddAction, .addModuleDidCancelAddAction],
    ]

    let passed = try await passing(others) { expected in
      try await AddModuleDelegateMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = AddModuleDelegateMock(expecting: [.addModuleDidSaveAddAction])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "AddModuleDelegateMock did not get the calls it expected."
    )
  }

  /// An answer can be held through the mock's spy.
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = AddModuleDelegateMock(
      expecting: [.addModuleDidSaveAddAction],
      addModuleDidSaveAddAction: .held
    )
    let waiting = Task { await mock.addModuleDidSaveAddAction() }
    try await mock.spy.heldAddModuleDidSaveAddAction.waitForRequests(1)

    try mock.spy.heldAddModuleDidSaveAddAction.give(.success(()), to: 0)
    await waiting.value

    XCTAssertNil(mock.mismatch)
  }

  private static func perform(_ delegate: AddModuleDelegateMock) async {
    await delegate.addModuleDidSaveAddAction()
    delegate.addModuleDidCancelAddAction()
  }
}
