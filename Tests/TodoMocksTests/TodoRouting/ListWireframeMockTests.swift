import Testing
import TodoMocks
import TodoRouting

@MainActor
struct ListWireframeMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await ListWireframeMock.expecting(
      [.presentAddInterface],
      perform
    )
  }

  @Test(
    "Repeats and silence: any other list is rejected",
    arguments: [
      [],
      [.presentAddInterface, .presentAddInterface],
    ] as [[ListWireframeSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [ListWireframeSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await ListWireframeMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = ListWireframeMock(expecting: [.presentAddInterface])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("ListWireframeMock did not get") == true)
  }

  private func perform(_ wireframe: ListWireframeMock) {
    wireframe.presentAddInterface()
  }
}
