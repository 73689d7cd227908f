import KataKit
import Testing

struct LineDiffTests {
  @Test("Changed lines stand below those they replace")
  func test_text_changedLine_isShownTwice() {
    #expect(
      LineDiff(of: "a\nb\n\nc", with: "a\nB\n\nc\nd").text == "  a\n- b\n+ B\n\n  c\n+ d"
    )
  }

  @Test("Equal texts have no marks")
  func test_text_equalTexts_haveNoMarks() {
    #expect(LineDiff(of: "a\nb", with: "a\nb").text == "  a\n  b")
  }
}
