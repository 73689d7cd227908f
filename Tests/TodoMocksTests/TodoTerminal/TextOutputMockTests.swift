import Testing
import TodoMocks
import TodoTerminal

@MainActor
struct TextOutputMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await TextOutputMock.expecting(
      [.write("Pack"), .columns, .width(of: "Pack")],
      columns: 40,
      width: \.count,
      perform
    )
  }

  @Test(
    "Order, repeats, arguments, silence: any other list is rejected",
    arguments: [
      [],
      [.write("Pack"), .columns],
      [.width(of: "Pack"), .columns, .write("Pack")],
      [.write("Pack"), .columns, .width(of: "Pack"), .width(of: "Pack")],
      [.write("Call"), .columns, .width(of: "Pack")],
    ] as [[TextOutputSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [TextOutputSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await TextOutputMock.expecting(expected, columns: 40, width: \.count, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = TextOutputMock(expecting: [.write("Pack")], columns: 40, width: \.count)

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("TextOutputMock did not get") == true)
  }

  private func perform(_ output: TextOutputMock) {
    output.write("Pack")
    _ = output.columns
    _ = output.width(of: "Pack")
  }
}
