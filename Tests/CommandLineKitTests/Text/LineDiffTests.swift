import CommandLineKit
import Testing

struct LineDiffTests {
  @Test("Changed lines stand below those they replace")
  func test_hunks_changedLine_isShownTwice() {
    let lines = LineDiff(of: "a\nb\n\nc", with: "a\nB\n\nc\nd").hunks(context: 9)

    #expect(lines.map(\.text) == ["  a", "- b", "+ B", "", "  c", "+ d"])
  }

  @Test("Hunks are the lines that differ, with those around them")
  func test_hunks_haveTheirContext() {
    let diff = LineDiff(of: "a\nb\nc\nd\ne\nf", with: "a\nb\nC\nd\ne\nf")

    #expect(
      diff.hunks(context: 1) == [
        HangingLine("..."), HangingLine("  b"), HangingLine("- c", hang: 4, look: .red),
        HangingLine("+ C", hang: 4, look: .green), HangingLine("  d"),
      ]
    )
    #expect(LineDiff(of: "a", with: "a").hunks(context: 1) == [])
  }

  @Test(
    "A large text takes no time to speak of, whatever it is compared with",
    arguments: [("old ", "new ", false), ("", "", true)]
  )
  func test_hunks_largeTexts(old: String, new: String, isReversed: Bool) {
    let numbers = Array(1...20_000)
    let others = isReversed ? numbers.reversed() : numbers
    let texts = (
      old: numbers.map { "\(old)\($0)" }.joined(separator: "\n"),
      new: others.map { "\(new)\($0)" }.joined(separator: "\n")
    )

    let hunks = LineDiff(of: texts.old, with: texts.new).hunks(context: 1)

    let lines = [TextStyle.Look.red, .green].map { look in hunks.count { $0.look == look } }
    #expect(lines == [20_000, 20_000])
  }
}
