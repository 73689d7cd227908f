import KataKit
import Testing

/// The files that a command writes: from the histories of a stage, and from its suite.
struct WrittenTextsTests {
  @Test("The learner's files are the starters")
  func test_writtenTexts_exercises_areTheStarters() throws {
    let texts = try Stage.counter.writtenTexts()

    #expect(
      texts["Exercises/1-Counter/TurnCounter.swift"]
        == "// The starter.\n//\n// Run: kata.\n\nfinal class TurnCounter {\n}\n"
    )
    #expect(texts["Exercises/1-Counter/Tests/MyCounterTests.swift"] == "// Your tests.\n\n")
  }

  @Test(
    "The finished files have every step, the first line of the head, and a note on their origin"
  )
  func test_writtenTexts_solutions_areFinished() throws {
    let texts = try Stage.counter.writtenTexts()

    #expect(
      texts["Solutions/1-Counter/TurnCounter.swift"]
        == """
        // The starter.
        //
        // The finished exercise, written from its history.

        final class TurnCounter {
          var count = 0
          func turn() { count += 1 }
        }

        """
    )
    #expect(
      texts["Solutions/1-Counter/Tests/MyCounterTests.swift"]
        == "// The tests that Stage 1 leaves to the learner, in both frameworks.\n\nlet nine = 9\n"
    )
    #expect(texts.count == 4)
  }

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
      Stage.counter.xctestSuite(from: suite)
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
}
