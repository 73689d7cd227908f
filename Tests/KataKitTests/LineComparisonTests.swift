import KataKit
import XCTest

final class LineComparisonTests: XCTestCase {
  /// Changed lines stand below those they replace.
  func test_text_changedLine_isShownTwice() async {
    let comparison = LineComparison(of: "a\nb\n\nc", with: "a\nB\n\nc\nd")

    XCTAssertEqual(comparison.text, "  a\n- b\n+ B\n\n  c\n+ d")
  }

  /// Equal texts have no marks.
  func test_text_equalTexts_haveNoMarks() async {
    XCTAssertEqual(LineComparison(of: "a\nb", with: "a\nb").text, "  a\n  b")
  }
}
