import Foundation
import TodoMocks
import TodoScreens
import XCTest

private let epoch = Date(timeIntervalSince1970: 0)

@MainActor
final class AddModuleMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddModuleMock.expecting(
      [.updateView, .saveAddAction(name: "Pack", dueDate: epoch), .cancelAddAction],
      Self.perform
    )
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[AddModuleSpy.Call]] = [
      [],
      [.updateView, .saveAddAction(name: "Pack", dueDate: epoch)],
      [.cancelAddAction, .saveAddAction(name: "Pack", dueDate: epoch), .updateView],
      [
        .updateView, .saveAddAction(name: "Pack", dueDate: epoch), .cancelAddAction,
        .cancelAddAction,
      ],
      [.updateView, .saveAddAction(name: "Pack", dueDate: .distantPast), .cancelAddAction],
    ]

    let passed = try await passing(others) { expected in
      try await AddModuleMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = AddModuleMock(expecting: [.updateView])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "AddModuleMock did not get the calls it expected."
    )
  }

  /// An answer can be held through the mock's spy.
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = AddModuleMock(
      expecting: [.saveAddAction(name: "Pack", dueDate: epoch)],
      saveAddAction: .held
    )
    let waiting = Task { await mock.saveAddAction(name: "Pack", dueDate: epoch) }
    try await mock.spy.heldSaveAddAction.waitForRequests(1)

    try mock.spy.heldSaveAddAction.give(.success(()), to: 0)
    await waiting.value

    XCTAssertNil(mock.mismatch)
  }

  private static func perform(_ presenter: AddModuleMock) async {
    presenter.updateView()
    await presenter.saveAddAction(name: "Pack", dueDate: epoch)
    presenter.cancelAddAction()
  }
}
