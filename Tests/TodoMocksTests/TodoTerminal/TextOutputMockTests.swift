import TodoMocks
import TodoTerminal
import XCTest

@MainActor
final class TextOutputMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await TextOutputMock.expecting(
      [.write("Pack"), .columns, .width(of: "Pack")],
      columns: 40,
      width: \.count,
      Self.perform
    )
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[TextOutputSpy.Call]] = [
      [],
      [.write("Pack"), .columns],
      [.width(of: "Pack"), .columns, .write("Pack")],
      [.write("Pack"), .columns, .width(of: "Pack"), .width(of: "Pack")],
      [.write("Call"), .columns, .width(of: "Pack")],
    ]

    let passed = try await passing(others) { expected in
      try await TextOutputMock.expecting(expected, columns: 40, width: \.count, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = TextOutputMock(expecting: [.write("Pack")], columns: 40, width: \.count)

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "TextOutputMock did not get the calls it expected."
    )
  }

  private static func perform(_ output: TextOutputMock) {
    output.write("Pack")
    _ = output.columns
    _ = output.width(of: "Pack")
  }
}
