import Foundation
import Testing

@testable import KataCore

struct HistoryTests {
  // Line by line: never removed, replaced by "second", and removed again.
  private static let text = """
    ..           |struct A {
    ..second     |  old
    second..     |  new | line
    first..third |  for a while
    ..           |
    ..           |}

    """
  private static let steps = ["first", "second", "third"]

  @Test(
    "The text after each step has the lines of that time",
    arguments: [
      (0, "struct A {\n  old\n\n}\n"),
      (1, "struct A {\n  old\n  for a while\n\n}\n"),
      (2, "struct A {\n  new | line\n  for a while\n\n}\n"),
      (3, "struct A {\n  new | line\n\n}\n"),
    ]
  )
  func test_text_afterStep_hasItsLines(step: Int, text: String) throws {
    let history = try History(Self.text, of: Self.steps, in: "toy")

    #expect(history.text(after: step) == text)
  }

  @Test(
    "A line with an unreadable margin is refused with its number",
    arguments: [
      "no margin", "first|", "first.second|x", "first...second|x", "..|a\n..nobody|x",
      "nobody..|x", "second..first|x", "first..first|x", "first..second..third|x", "", "|x",
    ]
  )
  func test_init_badLine_isRefused(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count

    let error = #expect(throws: HistoryError.self) {
      try History("..|a\n\(text)\n..|b\n", of: Self.steps, in: "toy")
    }

    #expect(error == .unreadable("toy", line: lines + 1))
    #expect(
      error?.description
        == """
        Line \(lines + 1) of the history toy does not begin with two steps of the stage, as in \
        today..tomorrow|; you may leave out either step.
        """
    )
  }

  @Test("Text after the last line end is refused as well, and not lost")
  func test_init_noLineEnd_isRefused() {
    #expect(throws: HistoryError.unreadable("toy", line: 2)) {
      try History("..|a\n..|b", of: Self.steps, in: "toy")
    }
  }

  @Test("A class without a history in the kit is an error with its name and the next step")
  func test_init_noFile_throws() {
    let lost = Stage.toy(histories: URL(filePath: "/none"), of: ["Wheel", "Spring"], core: [])

    let error = #expect(throws: HistoryError.self) { try History(of: lost.files[1], in: lost) }

    #expect(error == .missing("/none/Spring.txt"))
    #expect(
      error?.description
        == "The kit's history /none/Spring.txt cannot be read. Restore it: "
        + "git checkout -- Sources/Stages"
    )
  }
}
