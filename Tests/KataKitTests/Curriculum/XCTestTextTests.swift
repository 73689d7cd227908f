import KataKit
import Testing

struct XCTestTextTests {
  @Test("The suite in XCTest has the tests of the suite in Swift Testing")
  func test_xctestSuite_hasTheSameTests() {
    let suite = """
      // One file, because it keeps the steps in their order.

      import KataTesting
      import Testing
      import TodoMocks

      @MainActor
      @Suite(.serialized, .stage)
      struct Stage1CounterSwiftTests {
        @Test("Counts the turns")
        func test_01_turn_isCounted() async throws {
          let counter = TurnCounter()

          counter.turn()

          let expected = [1]
          expectEqual(
            [counter.count],
            expected,
            after: "turn()"
          )
        }
      }

      """

    #expect(
      XCTestText.suite(from: suite)
        == """
        // Written by `kata verify --write` from the suite in Swift Testing; XCTest sorts tests by name.

        import KataTesting
        import TodoMocks
        import XCTest

        @MainActor
        final class Stage1CounterXCTests: StageTestCase {
          func test_01_turn_isCounted() async throws {
            let counter = TurnCounter()

            counter.turn()

            let expected = [1]
            assertEqual(
              [counter.count],
              expected,
              after: "turn()"
            )
          }
        }

        """
    )
  }

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
