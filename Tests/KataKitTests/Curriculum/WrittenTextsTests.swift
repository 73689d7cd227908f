import KataKit
import Testing

/// The files that are written from the histories of a stage.
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
}
