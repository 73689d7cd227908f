import Testing
import TodoMocks
import TodoTerminal

@MainActor
struct RootWireframeMockTests {
  private let screen = TextScreenSpy()

  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await RootWireframeMock.expecting([.present(screen), .dismissTopScreen], perform)
  }

  @Test("Another order is rejected")
  func test_expecting_otherOrder_throws() async {
    await #expect(throws: CallMismatch.self) {
      try await RootWireframeMock.expecting([.dismissTopScreen, .present(screen)], perform)
    }
  }

  @Test("One repeat too few is rejected")
  func test_expecting_repeat_throws() async {
    await #expect(throws: CallMismatch.self) {
      try await RootWireframeMock.expecting(
        [.present(screen), .present(screen), .dismissTopScreen],
        perform
      )
    }
  }

  @Test("Another screen of the same type is rejected, and the text says why it looks the same")
  func test_mismatch_otherScreen_isTold() {
    let mock = RootWireframeMock(expecting: [.present(TextScreenSpy())])

    mock.present(screen)

    #expect(
      mock.mismatch == """
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

  @Test("Silence is rejected by verify(), too")
  func test_verify_nothingCalled_throws() {
    let mock = RootWireframeMock(expecting: [.dismissTopScreen])

    #expect(throws: CallMismatch.self) { try mock.verify() }
  }

  private func perform(_ root: RootWireframeMock) {
    root.present(screen)
    root.dismissTopScreen()
  }
}
