import TodoMocks
import TodoRouting
import XCTest

@MainActor
final class AddWireframeMockTests: XCTestCase {
  /// The expected call passes, and what the closure returns comes back.
  func test_expecting_theExpectedCall_passes() async throws {
    let answer = try await AddWireframeMock.expecting([.dismissAddInterface]) { wireframe in
      wireframe.dismissAddInterface()
      return 42
    }

    XCTAssertEqual(answer, 42)
  }

  /// Anything else is rejected when the closure ends.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[AddWireframeSpy.Call]] = [[], [.dismissAddInterface, .dismissAddInterface]]

    let passed = try await passing(others) { expected in
      try await AddWireframeMock.expecting(expected) { $0.dismissAddInterface() }
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch is the same text as a value.
  func test_mismatch_nothingCalled_isTheText() async {
    let mock = AddWireframeMock(expecting: [.dismissAddInterface])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch,
      """
      AddWireframeMock did not get the calls it expected.
      Expected:
        - dismissAddInterface()
      Got:
          nothing
      Legend: - missing, + unexpected, ~ out of order
      """
    )
  }

  /// An error of the closure comes out as it is.
  func test_expecting_closureThrows_rethrows() async {
    await assertThrows(CancellationError.self) {
      try await AddWireframeMock.expecting([.dismissAddInterface]) { _ in
        throw CancellationError()
      }
    }
  }
}
