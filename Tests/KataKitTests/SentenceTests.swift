import KataTesting
import XCTest

final class SentenceTests: XCTestCase {
  /// What was expected and what came stand below each other.
  func test_sentence_calls_standBelowEachOther() async {
    XCTAssertEqual(
      sentence("updateView()", expected: [1, 2], got: [Int]()),
      """
      updateView():
      expected 1
          then 2
      got      nothing
      """
    )
  }

  /// Texts are quoted, so that an empty one is seen.
  func test_listed_texts_areQuoted() async {
    XCTAssertEqual(listed(["Pack: ", ""]), "\"Pack: \"\n    then \"\"")
  }

  /// What a terminal would obey is written as an escape.
  func test_quoted_controls_areEscaped() async {
    XCTAssertEqual(quoted("a\u{1B}[2J\u{202E}b"), #""a\u{1B}[2J\u{202E}b""#)
  }
}
