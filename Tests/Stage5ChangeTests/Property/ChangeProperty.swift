import Foundation
import KataTesting
import TextViewSubjects
import TodoDomain

/// Compares the changed classes with the solution, whatever is typed and answered.
struct ChangeProperty: Property {
  // The end of a year and the week before it, changes of the clocks, a day without midnight, and
  // the start of an era.
  private static let places = [
    place("UTC", "2014-05-21T09:00:00Z"), place("Pacific/Auckland", "2014-05-24T23:30:00Z"),
    place("Asia/Tehran", "2014-12-29T12:00:00Z"), place("UTC", "2014-12-24T12:00:00Z"),
    place("America/New_York", "2018-03-07T18:00:00Z"),
    place("America/New_York", "2018-10-31T12:00:00Z"),
    place("America/Sao_Paulo", "2018-10-31T12:00:00Z"),
    place("Asia/Tokyo", "2019-04-26T10:00:00Z", .japanese),
  ]

  private static func place(
    _ zone: String,
    _ start: String,
    _ identifier: Calendar.Identifier = .gregorian
  ) -> (calendar: Calendar, start: Date) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return (calendar, (try? Date(start, strategy: .iso8601)) ?? .distantPast)
  }

  // Any comparison other than the rule's puts some of them in another order.
  private static let names = [
    "Pack", "Call", "pack", "call", "Buy tea", "apple", "Zoë", "Äpfel", "äpfel", "PACK", "b",
    "Straße", "STRASSE", "_list", "Item 9", "Item 10", " pack", "Pack-it", "e\u{301}tude",
    "fifteen",
    "istanbul", "İstanbul", "ılık", "Σας", "σασ", "\u{1F600}", "\u{FF5E}", "日本語", "Buy tea, black",
    "Buy tea, green", "two\nlines", "red \u{1B}[31m", "\u{202E}luf", "nel\u{85}x",
    "a long title that nobody would ever type on a telephone",
  ]
  // Some weekdays have two words, or another form inside a date.
  private static let locales = [
    "en_US", "de_DE", "fi_FI", "ja_JP", "ru_RU", "vi_VN", "pt_BR", "ar_EG", "he_IL", "tr_TR",
    "el_GR", "cs_CZ", "sr_Latn_RS",
  ]
  private static let reasons = [
    "No disk", "", "two\nlines", "red \u{1B}[31m", "disk full ", "\u{202E}luf", "a\r\nb",
    "c1\u{9B}m", "50 %% of an e\u{301}tude",
    "a reason that is longer than anybody expects, and that is shown to its last word",
  ]
  private static let lines = [
    "s", "g", "r", "s", "g", "r", "?", "a", "a", "S", "G", "x", "sg", "", "sort", "group", "s now",
  ]

  /// The simplest scenario types s with nothing in the store.
  func scenario(_ choices: inout Choices) -> Scenario<ChangeDesk> {
    let (dates, day) = choices.one(of: Self.places)
    let start =
      choices.isChosen(onceIn: 8) ? choices.machinesDay(dates) + 32_400 : day
    var calendar = dates
    // Often tomorrow is the first day of the next week, and sometimes today that of this week.
    let tomorrow = calendar.component(.weekday, from: start + 86_400)
    let today = calendar.component(.weekday, from: start)
    calendar.firstWeekday = choices.one(of: [1, 2, 7, tomorrow, tomorrow, today])
    let locale = Locale(identifier: choices.one(of: Self.locales))
    let widths = choices.one(of: TerminalWidths.allCases)
    // One name and date for many items, so that some differ in case, in an ending, or not at all.
    let usual = TodoItem(
      name: choices.one(of: Self.names),
      dueDate: choices.dueDate(after: start, days: 16, in: calendar)
    )
    func items(_ choices: inout Choices) -> [TodoItem] {
      let isLong = choices.isChosen(onceIn: 5)
      // Seldom so many that code with a limit leaves some out.
      let most = !isLong ? 9 : choices.isChosen(onceIn: 12) ? 60 : 14
      // Often each day has an item, so that code with a limit leaves out a day.
      if !isLong, choices.isChosen(onceIn: 3) {
        var day = start - 86_400
        let least = choices.isChosen(onceIn: 2) ? 14 : 0
        return choices.list(ofAtMost: 14, atLeast: least) { choices in
          day += 86_400
          let date = calendar.startOfDay(for: day) + 36_000
          return TodoItem(name: choices.one(of: Self.names), dueDate: date)
        }
      }
      return choices.list(ofAtMost: most) { choices in
        let name = choices.isChosen(onceIn: 2) ? usual.name : choices.one(of: Self.names)
        let cased = choices.isChosen(onceIn: 3) ? name.uppercased() : name
        let ending = choices.isChosen(onceIn: 6) ? choices.one(of: [" 10", " 9"]) : ""
        let days = isLong ? 1 : choices.one(of: [16, 16, 2])
        let date = choices.dueDate(after: start, days: days, in: calendar)
        return TodoItem(
          name: cased + ending,
          dueDate: choices.isChosen(onceIn: 3) ? usual.dueDate + choices.fraction() : date
        )
      }
    }
    let place = Place(
      calendar: calendar,
      locale: locale,
      widths: widths,
      start: start,
      items: items(&choices)
    )
    // Sometimes only keys and one other kind of event, often a failure or a cancel.
    let other = choices.one(of: [choices.number(below: 20), 10, 13])
    let kinds = choices.isChosen(onceIn: 3) ? [0, other] : Array(0..<20)
    let acts: [Act<ChangeDesk>] = choices.list(ofAtMost: 8, atLeast: 1) { choices in
      switch choices.one(of: kinds) {
      case 0: .line(choices.one(of: ["s", "g"]))
      case 1...8: .line(choices.one(of: Self.lines))
      case 9: .items(items(&choices), at: place)
      case 10, 11: .noStore(choices.error(choices.one(of: Self.reasons)))
      case 12: choices.isChosen(onceIn: 2) ? .hours(choices.one(of: [24, 1, 12, 72, -24])) : .save
      case 13: .cancelAdd
      case 14: .columns(choices.one(of: [80, 24, 16, 40, 9]))
      case 15, 16: .nothing
      default: choices.underWay()
      }
    }
    let store = "the store has: \(place.text(place.items))"
    return Scenario(place.text, store, acts: acts, turns: 1) { implementation, log in
      try ChangeDesk(implementation, place, log: log)
    }
  }
}

/// The circumstances of a scenario.
struct Place {
  let calendar: Calendar
  let locale: Locale
  /// How the terminal measures the width of a text.
  let widths: TerminalWidths
  let start: Date
  /// The items of the store at first.
  let items: [TodoItem]

  var text: String {
    "\(start.ISO8601Format()) in \(calendar.timeZone.identifier),"
      + " weeks from day \(calendar.firstWeekday), calendar .\(calendar.identifier),"
      + " \(locale.identifier)"
  }

  func text(_ items: [TodoItem]) -> String {
    let texts = items.map { "\(quoted($0.name)) due \(text($0.dueDate))" }
    return items.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }

  /// The range of a request, in the time zone of the scenario.
  func text(_ range: Range<Date>) -> String {
    "todoItems(dueIn:) from \(text(range.lowerBound)) up to \(text(range.upperBound))"
  }

  // With the fraction of a second if there is one, so that different dates look different.
  private func text(_ date: Date) -> String {
    let fraction = date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
    let style = Date.ISO8601FormatStyle(
      includingFractionalSeconds: fraction != 0,
      timeZone: calendar.timeZone
    )
    return date.formatted(style)
  }
}

extension Choices {
  // Mostly in the day, sometimes at midnight or next to it.
  fileprivate mutating func dueDate(after start: Date, days: Int, in calendar: Calendar) -> Date {
    let day = start + 86_400 * Double(number(below: days))
    let seconds = [36_000, 39_600, 0, 1, -1, 60, -1_800, 36_001]
    return calendar.startOfDay(for: day) + Double(one(of: seconds))
  }

  // Exact in binary, so that its text is exact as well.
  fileprivate mutating func fraction() -> Double { isChosen(onceIn: 2) ? 0.25 : 0 }

  // No rule says what a choice does to a cancelled request, so a scenario never has both.
  fileprivate mutating func underWay() -> Act<ChangeDesk> {
    let key = isChosen(onceIn: 2) ? one(of: ["r", "s", "g"]) : nil
    var hasChoice = ["s", "g"].contains(key)
    var isCancelled = false
    let meanwhile: [Act<ChangeDesk>] = list(ofAtMost: 4) { choices in
      switch choices.number(below: 8) {
      case 5, 6: return .answer(isOldest: choices.isChosen(onceIn: 2))
      case 7 where !hasChoice:
        isCancelled = true
        return .cancel(isThrown: choices.isChosen(onceIn: 2))
      default:
        let line = choices.one(of: isCancelled ? ["r", "?"] : ["s", "g", "r", "?"])
        hasChoice = hasChoice || ["s", "g"].contains(line)
        return .typed(line)
      }
    }
    return .underWay(key.map(Act.typed) ?? .appearing, meanwhile)
  }
}
