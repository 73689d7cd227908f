import Foundation
import KataTesting
import TodoDomain

/// A session with the whole list module: typed lines, and changes of the store.
struct ChangeScenario {
  /// What happens next.
  enum Event {
    /// A line is typed; a request that it makes is answered immediately.
    case line(String)
    /// The store has these items from now on: names, and hours after the start.
    case items([(hours: Int, name: String)])
    /// The next read of the store fails.
    case noStore
    /// This number of hours passes.
    case hours(Int)
    /// An item was saved in the add module.
    case save
    /// A refresh, whose answer comes only after these lines were typed.
    case underWay([String])
  }

  let calendar: Calendar
  let locale: Locale
  let start: Date
  /// The items of the store at first: names, and hours after the start.
  let items: [(hours: Int, name: String)]
  let events: [Event]
}

extension ChangeScenario {
  private static let zones = ["UTC", "America/New_York", "Pacific/Auckland", "Asia/Tehran"]
  private static let starts = [
    "2014-05-21 09:00", "2014-05-24 23:30", "2014-12-29 12:00", "2018-03-10 08:00",
  ]
  private static let names = [
    "Pack", "Call", "pack", "call", "Buy tea", "apple", "Zoë", "Äpfel", "äpfel", "PACK", "b",
  ]
  private static let lines = ["s", "g", "r", "s", "g", "r", "?", "a", "S", "G", "x", "sg", ""]

  /// Makes a scenario; the simplest types s with nothing in the store.
  init(_ choices: inout Choices) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: choices.one(of: Self.zones)) ?? .gmt
    calendar.firstWeekday = choices.one(of: [1, 2, 7])
    self.calendar = calendar
    locale = Locale(identifier: choices.one(of: ["en_US", "de_DE", "fi_FI"]))
    let text = choices.one(of: Self.starts)
    start = (try? FixedCalendar.sundayFirst.date(text)) ?? .distantPast
    items = choices.items(of: Self.names)
    events = choices.list(ofAtMost: 7, atLeast: 1) { choices in
      switch choices.number(below: 16) {
      case 0...8: .line(choices.one(of: Self.lines))
      case 9: .items(choices.items(of: Self.names))
      case 10: .noStore
      case 11, 12: .hours(choices.one(of: [24, 1, 12, 72]))
      case 13: .save
      default:
        .underWay(choices.list(ofAtMost: 3) { $0.one(of: ["s", "g", "r", "?"]) })
      }
    }
  }

  /// The scenario as lines of text.
  var lines: [String] {
    let place = "\(calendar.timeZone.identifier), weeks from day \(calendar.firstWeekday)"
    return ["\(start.ISO8601Format()) in \(place), \(locale.identifier)", text(of: .items(items))]
      + events.map { "  \(text(of: $0))" }
  }

  private func text(of event: Event) -> String {
    switch event {
    case .line(let line): "handle(\(quoted(line)))"
    case .noStore: "the next read of the store fails"
    case .hours(let hours): "\(hours) hours pass"
    case .save: "an item was saved"
    case .underWay(let lines):
      "a refresh; before its answer comes: \(lines.isEmpty ? "nothing" : lines.joined(separator: ", "))"
    case .items(let items):
      "the store has: "
        + (items.isEmpty
          ? "nothing" : items.map { "\(quoted($1)) in \($0) h" }.joined(separator: ", "))
    }
  }
}

extension Choices {
  // Few different days and hours, so that some items have the same due date.
  fileprivate mutating func items(of names: [String]) -> [(hours: Int, name: String)] {
    list(ofAtMost: 6) { choices in
      (24 * choices.number(below: 15) + choices.one(of: [1, 2, -12]), choices.one(of: names))
    }
  }
}
