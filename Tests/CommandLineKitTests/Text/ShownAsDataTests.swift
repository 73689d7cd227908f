import CommandLineKit
import XCTest

final class ShownAsDataTests: XCTestCase {
  /// Each control and each bidirectional control becomes a replacement character.
  func test_shownAsData_commands_areReplaced() async {
    let text = "a\u{1B}[2Jb\r\n\u{7F}\u{85}\u{9B}c\u{202E}\u{2066}\u{200F}\u{61C}d"

    XCTAssertEqual(
      text.shownAsData,
      "a\u{FFFD}[2Jb\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}c"
        + "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}d"
    )
  }

  /// All other text stays unchanged.
  func test_shownAsData_text_stays() async {
    let text = "Grüße, 日本語 👩‍👩‍👧‍👦 e\u{301} …"

    XCTAssertEqual(text.shownAsData, text)
  }
}
