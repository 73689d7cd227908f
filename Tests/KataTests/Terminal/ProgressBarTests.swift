import Testing

@testable import kata

struct ProgressBarTests {
  @Test("A counting line becomes a bar with counts and time")
  func test_text_countingLine_isABar() {
    let bar = ProgressBar(line: "[12/48] Compiling KataKit Board.swift")

    #expect(bar?.text(after: 1.25) == "Building #####............... 12/48  1.2 s")
  }

  @Test("Other lines are not a bar", arguments: ["Build complete!", "[x/3] a", "[1/0] a", ""])
  func test_init_otherLine_isNil(line: String) {
    #expect(ProgressBar(line: line) == nil)
  }
}
