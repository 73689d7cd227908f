import KataKit
import Testing

struct LineComparisonTests {
  @Test("Changed lines stand below those they replace")
  func test_text_changedLine_isShownTwice() {
    let comparison = LineComparison(of: "a\nb\n\nc", with: "a\nB\n\nc\nd")

    #expect(comparison.text == "  a\n- b\n+ B\n\n  c\n+ d")
  }

  @Test("Equal texts have no marks")
  func test_text_equalTexts_haveNoMarks() {
    #expect(LineComparison(of: "a\nb", with: "a\nb").text == "  a\n  b")
  }
}
