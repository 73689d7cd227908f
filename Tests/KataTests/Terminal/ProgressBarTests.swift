import Testing

@testable import KataLearner

struct ProgressBarTests {
  @Test("A counting line becomes a bar with counts and time")
  func test_text_countingLine_isABar() {
    let bar = ProgressBar.text(for: "[12/48] Compiling KataCore Board.swift", after: 1.25)

    #expect(bar == "Building #####............... 12/48  1.2 s")
  }

  @Test("Other lines are not a bar", arguments: ["Build complete!", "[x/3] a", "[1/0] a", ""])
  func test_text_otherLine_isNil(line: String) {
    #expect(ProgressBar.text(for: line, after: 0) == nil)
  }
}
