import Testing

@testable import KataRun

struct XCTestTextTests {
  @Test(
    "A learner's test in XCTest has the assertions of its test in Swift Testing",
    arguments: [
      ("  #expect(calls == [.a, .b])", "  XCTAssertEqual(calls, [.a, .b])"),
      ("#expect(mock.mismatch() == nil)", "XCTAssertNil(mock.mismatch())"),
      ("#expect(mock.mismatch() != nil)", "XCTAssertNotNil(mock.mismatch())"),
      ("#expect(!isKept)", "XCTAssertFalse(isKept)"),
      ("#expect(calls.isEmpty)", "XCTAssertTrue(calls.isEmpty)"),
      ("struct MyCounterSwiftTests {", "final class MyCounterTests: StageTestCase {"),
      ("  expected: [expectEqual(1)]", "  expected: [expectEqual(1)]"),
      // Attributes of Swift Testing have no line in XCTest.
      ("@Suite(.serialized)", nil), ("  @Test(\"A sentence\")", nil),
    ] as [(String, String?)]
  )
  func test_line_eachKind_isThatOfXCTest(line: String, expected: String?) {
    #expect(XCTestText.line(for: Substring(line)) == expected)
  }
}
