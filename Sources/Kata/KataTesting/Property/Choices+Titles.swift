extension Choices {
  // No two titles are canonically equal but spelled differently: no rule gives their order.
  private static let titles = [
    "Pack", "Call", "pack", "Buy tea", "Item 10", "Item 9", "Zoë", "Äpfel", "a", "B", " Pack ",
    "Pack  bags", "", "e\u{301}tude", "PACK", "ça va?", "😀👩‍👩‍👧", "Straße", "\u{1B}[2J", "Tab\tbed",
    "日本語", "two\nlines", "a full stop.", "nul\0end", "\u{FEFF}mark", "cr\r\nlf", "ﬁnd",
    String(repeating: "long ", count: 60) + "end",
    "a long title that nobody would ever type on a telephone, but that the store has",
  ]

  /// A title as stores have them: usual ones, odd ones, and many that differ only in a number.
  package mutating func title() -> String {
    let title = one(of: Self.titles)
    return isChosen(onceIn: 4) ? "\(title) \(number(below: 1_000))" : title
  }
}

extension String {
  /// The text in quotes; a long text is cut to its beginning and its length.
  package var shownInScenario: String {
    count > 40 ? "\(quoted(String(prefix(40))))… (\(count) characters)" : quoted(self)
  }
}
