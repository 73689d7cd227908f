import KataTesting
import TextViewSubjects
import TodoScreens

/// Compares a text view with the solution, whatever is shown and typed.
struct TextViewProperty: Property {
  // No line has spaces around a command: the rules leave open whether they count.
  private static let lines = [
    "a", "r", "?", "", "x", "add", "refresh", "help", "h", "A", "R", "aa", "ra", "a b", "r now",
    "??",
    "? a", "á", "b a", "  ", "q!", "1", "q", "quit", "\u{FF41}", "\u{FF1F}", "ª", "a\u{7}",
    "\u{1B}[Aa",
    "add tea", "sort", "group",
    "a line that nobody expects, and that is longer than most terminals are wide, is it not?",
  ]

  /// The simplest scenario is a list without items in 80 columns.
  func scenario(_ choices: inout Choices) -> Scenario<TextViewDesk> {
    let widths = choices.one(of: TerminalWidths.allCases)
    let columns = choices.columns()
    let isLong = choices.isChosen(onceIn: 6)
    let mostItems = isLong ? (choices.isChosen(onceIn: 6) ? 240 : 14) : 4
    var newest = columns
    var last = UpcomingDisplayData(sections: [])
    // Sometimes only a few lines are typed, again and again.
    let keys = choices.isChosen(onceIn: 8) ? ["a", "r", "?", choices.one(of: Self.lines)] : []
    let acts: [Act<TextViewDesk>] = choices.list(ofAtMost: 5, atLeast: 1) { choices in
      if !keys.isEmpty { return .line(choices.one(of: keys)) }
      switch choices.number(below: 16) {
      case 0...7:
        // Sometimes the list equals the previous one, while the terminal may have changed.
        if !choices.isChosen(onceIn: 6) {
          last = UpcomingDisplayData(mostItems: mostItems, columns: newest, &choices)
        }
        return .show(last)
      case 8: return .noContent
      case 9, 10: return .error(choices.message())
      case 11, 12, 13: return .line(choices.one(of: Self.lines))
      case 14:
        return choices.isChosen(onceIn: 2)
          ? .typedMeanwhile(
            choices.one(of: ["r", "r", "a", "?", "x"]),
            isAppearing: choices.isChosen(onceIn: 2)
          ) : .viewWillAppear
      default:
        newest = choices.columns()
        return .columns(newest)
      }
    }
    return Scenario("\(columns) columns, \(widths.sentence)", acts: acts) { implementation, log in
      try TextViewDesk(implementation, columns: columns, widths: widths, log: log)
    }
  }
}

extension Choices {
  fileprivate mutating func columns() -> Int {
    if isChosen(onceIn: 3) { return number(below: 40) }
    return isChosen(onceIn: 200) ? 1_200 : one(of: [80, 40, 24, 20, 16, 12, 9, 5, 1, 0, 100])
  }

  fileprivate mutating func message() -> String {
    isChosen(onceIn: 3) ? "x\(control())x" : one(of: Self.messages)
  }

  private static let messages = [
    "disk full", "Error 260", "", "disk full ", "two\nlines", "red \u{1B}[31m", "\u{202E}luf",
    "one\u{85}two",
    "no such file: ./a b", "日本", "no ❤\u{FE0F}", "\r\n", "  led by blanks", "Disk full.",
    "a message that is longer than most terminals are wide, is it?", "50 %% of an e\u{301}tude",
    "\u{F8FF}, \u{378}, \u{FFFF}", String(repeating: "a very ", count: 300) + "long message",
  ]

  // C0, delete, C1 and the direction marks.
  private static let controls: [UInt32] =
    Array(0...0x1F) + Array(0x7F...0x9F) + Array(0x200E...0x200F) + Array(0x202A...0x202E)
    + Array(0x2066...0x2069) + [0x61C]

  private mutating func control() -> Unicode.Scalar {
    Unicode.Scalar(one(of: Self.controls)) ?? "\t"
  }

  fileprivate mutating func displayTitle(
    day: String,
    columns: Int,
    hasDays: Bool,
    isWide: Bool
  ) -> String {
    // With enough room and nothing to align, it does not matter whether a space counts.
    let odd =
      columns >= 80 ? (hasDays ? (day.isEmpty ? [] : [""]) : ["Pack ", "Call   ", "Zoë  "]) : []
    if isWide, isChosen(onceIn: 3) {
      // Exactly as wide as the room, or wider or narrower by one.
      let room = columns - 4 - one(of: hasDays ? [10, 4, 13, 8, 6, 0] : [0])
      // Some outputs show "fi" in one column, and "f…".
      let widest = one(of: ["w", "w", "fi"])
      return String(repeating: widest, count: max(1, room + one(of: [0, 1, -1])))
    }
    if isChosen(onceIn: 5) { return "x\(control())x" }
    let title = one(of: Self.titles + odd)
    return isChosen(onceIn: 6) && !title.hasSuffix(" ") ? "\(title)\(number(below: 1_000))" : title
  }

  private static let titles = [
    "Pack", "Call", "Buy tea", "日本語", "e\u{301}tude", "fifteen", "office fi", "👩‍👩‍👧party", "🇩🇪🇫🇷🇯🇵",
    "Zoë", "❤\u{FE0F}", "a", "日曜日に買い物に行く", "\u{1B}[2Jgone", "Tab\tbed", "two\nlines", "cr\r\nlf",
    "del\u{7F}",
    "c1\u{9B}31m",
    "nel\u{85}x", "abc\u{202E}fed", "\u{2066}iso\u{2069}", "\u{200F}rtl", "\u{61C}alm",
    "  led by blanks", "in\u{200B}vi\u{2060}si\u{FEFF}b\u{AD}le", "می\u{200C}خواهم",
    "\u{1F3F4}\u{E0067}\u{E007F}", "\u{F8FF}, \u{378}, \u{FFFF}", "50 %% off",
    "a-title-that-is-longer-than-most-terminals-are-wide-and-that-has-to-be-cut-on-nearly-all-of-them-yes",
    "twentyfour-columns-wide!", "sixteen-columns!", "thirtyfour-columns-wide-fits-in-40",
  ]
}

extension UpcomingDisplayData {
  fileprivate init(mostItems: Int, columns: Int, _ choices: inout Choices) {
    self.init(
      sections: choices.list(ofAtMost: 4) { choices in
        let name = choices.one(of: [
          "Today", "Tomorrow", "Later This Week", "Next Week", "50 %% off",
        ])
        let image = choices.one(of: ["check", "alarm", "circle", "calendar"])
        let hasDays = !choices.isChosen(onceIn: 3)
        let isWide = choices.isChosen(onceIn: 2)
        return UpcomingDisplaySection(
          name: name,
          imageName: image,
          items: choices.list(ofAtMost: mostItems, atLeast: 1) { choices in
            let days = ["Thursday", "", "Mi", "keskiviikko", "水曜日", "fifth"]
            let day = hasDays ? choices.one(of: days) : ""
            let title = choices.displayTitle(
              day: day,
              columns: columns,
              hasDays: hasDays,
              isWide: isWide
            )
            return UpcomingDisplayItem(title: title, dueDay: day)
          }
        )
      }
    )
  }
}
