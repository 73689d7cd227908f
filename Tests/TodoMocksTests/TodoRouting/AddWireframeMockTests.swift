import Testing
import TodoMocks
import TodoRouting

@MainActor
struct AddWireframeMockTests {
  @Test("The expected call passes, and what the closure returns comes back")
  func test_expecting_theExpectedCall_passes() async throws {
    let answer = try await AddWireframeMock.expecting([.dismissAddInterface]) { wireframe in
      wireframe.dismissAddInterface()
      return 42
    }

    #expect(answer == 42)
  }

  @Test(
    "Anything else is rejected when the closure ends",
    arguments: [[], [.dismissAddInterface, .dismissAddInterface]] as [[AddWireframeSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [AddWireframeSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await AddWireframeMock.expecting(expected) { $0.dismissAddInterface() }
    }
  }

  @Test("The mismatch is the same text as a value")
  func test_mismatch_nothingCalled_isTheText() {
    let mock = AddWireframeMock(expecting: [.dismissAddInterface])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(
      mock.mismatch == """
        AddWireframeMock did not get the calls it expected.
        Expected:
          - dismissAddInterface()
        Got:
            nothing
        Legend: - missing, + unexpected, ~ out of order
        """
    )
  }

  @Test("An error of the closure comes out as it is")
  func test_expecting_closureThrows_rethrows() async {
    await #expect(throws: CancellationError.self) {
      try await AddWireframeMock.expecting([.dismissAddInterface]) { _ in
        throw CancellationError()
      }
    }
  }
}
