import TodoMocks
import TodoTerminal
import XCTest

@MainActor
final class RootWireframeMockTests: XCTestCase {
  private let screen = TextScreenSpy()

  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await RootWireframeMock.expecting(
      [.present(screen), .dismissTopScreen],
      Self.perform(with: screen)
    )
  }

  /// Another order is rejected.
  func test_expecting_otherOrder_throws() async {
    await assertThrows(CallMismatch.self) {
      try await RootWireframeMock.expecting(
        [.dismissTopScreen, .present(screen)],
        Self.perform(with: screen)
      )
    }
  }

  /// One repeat too few is rejected.
  func test_expecting_repeat_throws() async {
    await assertThrows(CallMismatch.self) {
      try await RootWireframeMock.expecting(
        [.present(screen), .present(screen), .dismissTopScreen],
        Self.perform(with: screen)
      )
    }
  }

  /// Another screen of the same type is rejected, and the text says why it looks the same.
  func test_mismatch_otherScreen_isTold() async {
    let mock = RootWireframeMock(expecting: [.present(TextScreenSpy())])

    mock.present(screen)

    XCTAssertEqual(
      mock.mismatch,
      """
      RootWireframeMock did not get the calls it expected.
      Expected:
        - present(TextScreenSpy)
      Got:
        + present(TextScreenSpy)
      Legend: - missing, + unexpected, ~ out of order
      Two calls that print alike are not equal; compare what the text leaves out.
      """
    )
  }

  /// Silence is rejected by verify(), too.
  func test_verify_nothingCalled_throws() async {
    let mock = RootWireframeMock(expecting: [.dismissTopScreen])

    await assertThrows(CallMismatch.self) { try mock.verify() }
  }

  private static func perform(
    with screen: TextScreenSpy
  ) -> @MainActor @Sendable (RootWireframeMock) -> Void {
    { root in
      root.present(screen)
      root.dismissTopScreen()
    }
  }
}
