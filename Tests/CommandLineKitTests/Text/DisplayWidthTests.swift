import CommandLineKit
import Foundation
import Testing

struct DisplayWidthTests {
  @Test(
    "The width of a text is its columns on a terminal",
    arguments: [
      ("", 0), ("Pack", 4), ("Grüße", 5), ("Gru\u{308}ße", 5), ("日本語", 6), ("ｱｲｳ", 3), ("Ａ", 2),
      ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("か\u{3099}", 2), ("עברית", 5),
      ("क्षि", 3), ("e\u{20DD}", 1), ("a\u{200B}b", 2), ("a\u{200D}b", 2), ("a\u{AD}b", 3),
      ("\u{301}", 0), ("\u{FFFD}", 1), ("…", 1), ("—", 1), ("\u{1B}\u{7}\n", 0),
      // Symbols that are shown as text.
      ("❤", 1), ("❤\u{FE0E}", 1), ("☕\u{FE0E}", 1), ("™", 1), ("1", 1), ("©", 1),
    ] as [(String, Int)]
  )
  func test_displayWidth_text(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(
    "An emoji takes two columns, whatever the number of its scalars",
    arguments: [
      "🍵", "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "1️⃣", "☕", "🧑🏿‍🚀", "🏳️‍🌈",
    ]
  )
  func test_displayWidth_emoji_isTwo(emoji: String) {
    #expect(emoji.displayWidth == 2)
    #expect("\(emoji)a\(emoji)".displayWidth == 5)
  }

  @Test("A letter is wide exactly where the Unicode data in Foundation says so")
  func test_displayWidth_everyLetter_agreesWithFoundation() throws {
    let wide = try NSRegularExpression(pattern: #"[\p{East_Asian_Width=W}\p{East_Asian_Width=F}]"#)
    // The table is of Unicode 16; Foundation may have an older or newer version.
    let jamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]
    let scalars = (UInt32(0x20)...0x3FFFF).compactMap { Unicode.Scalar($0) }
    let letters = scalars.filter { scalar in
      let properties = scalar.properties
      guard properties.generalCategory == .otherLetter, let age = properties.age else {
        return false
      }
      let isJamo = jamo.contains { $0.contains(scalar.value) }
      return age.major <= 16 && !properties.isDefaultIgnorableCodePoint && !isJamo
    }

    let wrong = letters.filter { letter in
      let text = String(letter)
      let whole = NSRange(location: 0, length: text.utf16.count)
      return text.displayWidth != (wide.firstMatch(in: text, range: whole) == nil ? 1 : 2)
    }

    #expect(wrong.prefix(5) == [])
    #expect(letters.count > 100_000)
  }
}
