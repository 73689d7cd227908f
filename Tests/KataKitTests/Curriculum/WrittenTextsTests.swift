import KataKit
import Testing

/// The files that are written from the histories of a stage.
struct WrittenTextsTests {
  @Test("The learner's files are the starters; the finished ones have every step and their origin")
  func test_writtenTexts_areStartersAndSolutions() throws {
    #expect(
      try Stage.counter.writtenTexts() == [
        "Exercises/1-Counter/TurnCounter.swift":
          "// The starter.\n//\n// Run: kata.\n\nfinal class TurnCounter {\n}\n",
        "Exercises/1-Counter/Tests/MyCounterTests.swift": "// Your tests.\n\n",
        "Solutions/1-Counter/TurnCounter.swift": """
        // The starter.
        //
        // The finished exercise, written from its history.

        final class TurnCounter {
          var count = 0
          func turn() { count += 1 }
        }

        """,
        "Solutions/1-Counter/Tests/MyCounterTests.swift": """
        // The tests that Stage 1 leaves to the learner, in both frameworks.

        let nine = 9

        """,
      ]
    )
  }
}
