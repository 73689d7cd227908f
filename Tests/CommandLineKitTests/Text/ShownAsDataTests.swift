import CommandLineKit
import Testing

struct ShownAsDataTests {
  @Test("Each control and each bidirectional control becomes a replacement character")
  func test_shownAsData_commands_areReplaced() {
    let text = "a\u{1B}[2Jb\r\n\u{7F}\u{85}\u{9B}c\u{202E}\u{2066}\u{200F}\u{61C}d"
    let marks = { String(repeating: "\u{FFFD}", count: $0) }

    #expect(text.shownAsData == "a\(marks(1))[2Jb\(marks(5))c\(marks(4))d")
  }

  @Test("All other text stays unchanged")
  func test_shownAsData_text_stays() {
    let text = "Grüße, 日本語 👩‍👩‍👧‍👦 e\u{301} …"

    #expect(text.shownAsData == text)
  }
}
