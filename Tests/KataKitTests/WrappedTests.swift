import KataKit
import XCTest

final class WrappedTests: XCTestCase {
  /// A line that fits stays as it is.
  func test_wrapped_short_isUnchanged() async {
    XCTAssertEqual("one two\n\n  three".wrapped(to: 10), "one two\n\n  three")
  }

  /// A line that is too long is broken between words, and keeps its indentation.
  func test_wrapped_long_breaksBetweenWords() async {
    XCTAssertEqual("  one two three four".wrapped(to: 11), "  one two\n  three\n  four")
  }

  /// A word that is longer than the line is left to the terminal.
  func test_wrapped_longWord_isLeftWhole() async {
    XCTAssertEqual("a /very/long/path b".wrapped(to: 8), "a\n/very/long/path\nb")
  }

  /// What stands in columns goes on below its own column.
  func test_wrapped_labelled_goesOnBelowTheText() async {
    XCTAssertEqual(
      "  expected one two three".wrapped(to: 18),
      "  expected one two\n           three"
    )
    XCTAssertEqual(
      "  got      one two three".wrapped(to: 18),
      "  got      one two\n           three"
    )
    XCTAssertEqual(
      "      then one two three".wrapped(to: 18),
      "      then one two\n           three"
    )
  }

  /// Spaces inside a line stay.
  func test_wrapped_spacesInside_stay() async {
    XCTAssertEqual("a    b    c d".wrapped(to: 11), "a    b    c\nd")
  }
}
