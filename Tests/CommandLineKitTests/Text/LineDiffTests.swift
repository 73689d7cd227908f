import CommandLineKit
import Testing

struct LineDiffTests {
  @Test("Changed lines stand below those they replace")
  func test_text_changedLine_isShownTwice() {
    #expect(
      LineDiff(of: "a\nb\n\nc", with: "a\nB\n\nc\nd").text == "  a\n- b\n+ B\n\n  c\n+ d"
    )
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
}
