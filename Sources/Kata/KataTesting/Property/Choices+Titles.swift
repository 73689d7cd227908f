extension Choices {
  // No two titles are canonically equal but spelled differently: no rule gives their order.
  private static let titles = [
    "Pack", "Call", "pack", "Buy tea", "Item 10", "Item 9", "Zoë", "Äpfel", "a", "B", " Pack ",
    "Pack  bags", "", "e\u{301}tude", "PACK", "ça va?", "😀👩‍👩‍👧", "Straße", "\u{1B}[2J", "Tab\tbed",
    "日本語", "two\nlines", "a full stop.", "nul\0end", "\u{FEFF}mark", "cr\r\nlf", "ﬁnd",
    String(repeating: "long ", count: 60) + "end",
    "a long title that nobody would ever type on a telephone, but that the store has",
  ]
  private static let words = [
    "Pack", "tea", "Call", "pack", "Zoë", "e\u{301}tude", "日本語", "0", "🎁", "☎\u{FE0F}", "\"so\"",
    "'tis", "(a)!", "ﬁnd", "...", "“it’s”", "a full stop.", "100 %", "%%", "%@ %d %s", "a%20b",
    "a\\nb", "<b>&amp;", "--", "- milk", "* rice", "2. eggs", "# oil", "\u{FFFD}",
  ]
  // White space, format characters and controls, which belong to a text if they are inside.
  private static let marks = [
    " ", "  ", "\t", "\n", "\r\n", "\u{A0}", "\u{202F}", "\u{2003}", "\u{3000}", "\u{2028}",
    "\u{85}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2066}", "\u{FEFF}",
    "\0", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{9B}", "\u{E000}", "\u{100000}", "\u{E0067}",
  ]

  /// A title as stores have them: usual ones, odd ones, and many that differ only in a number.
  package mutating func title() -> String {
    if isChosen(onceIn: 6) { return text() }
    let title = one(of: Self.titles)
    return isChosen(onceIn: 4) ? "\(title) \(number(below: 1_000))" : title
  }

  /// A text that careless code trims, cuts, escapes, or takes for a format; visible at both ends.
  package mutating func text() -> String {
    let text = list(ofAtMost: 2) { $0.one(of: Self.words) + $0.one(of: Self.marks) }.joined()
    let end = one(of: Self.words)
    let times = isChosen(onceIn: 16) ? number(below: 200) : 1
    return String(repeating: text, count: times) + end
  }
}

extension String {
  /// The text in quotes; a long text is cut to its beginning and its length.
  package var shownInScenario: String {
    count > 40 ? "\(quoted(String(prefix(40))))… (\(count) characters)" : quoted(self)
  }
}
