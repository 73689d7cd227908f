import Foundation
import KataTesting

/// A session of the app: what a user types, how time passes, and when the store fails.
struct AddScenario {
  /// One thing that happens, and is over before the next.
  enum Event {
    /// An entry is typed, for a day that is so many days after the first, or for the offered day.
    case add(name: String, day: Int?, fails: Failure)
    /// The add screen is opened and cancelled, after a name was typed or before.
    case cancel(name: String?)
    /// The list is refreshed by hand.
    case refresh
    /// An entry is typed, hours pass, and then it is saved for the day that was offered.
    case late(hours: Double)
    /// Time passes, with the list on top or under the add screen.
    case pass(hours: Double, isCovered: Bool)
    /// The time of day is set back, and then 26 hours pass.
    case setBack(hours: Double)
    /// Other modules come to their end.
    case end
  }

  /// A call of the store that fails, and its error.
  enum Failure: String {
    case nothing = ""
    case insert = "no space is left"
    case insertWithoutReason = " "
    case insertWithWhiteSpace = "  "
    case insertWithTwoSentences = " The disk is full.\nMake room."
    case read = "The disk is gone"
  }

  /// The calendar, and a time in it.
  let dates: FixedCalendar
  let start: String
  let events: [Event]

  init(_ choices: inout Choices) {
    // Clocks went back in Auckland on 6 April 2014, and forward on 28 September.
    (dates, start) = choices.one(of: [
      (FixedCalendar.sundayFirst, "2014-05-21 22:00"), (.auckland, "2014-05-21 09:00"),
      (.auckland, "2014-04-05 22:00"), (.auckland, "2014-09-27 22:00"),
    ])
    events = choices.list(ofAtMost: 5, atLeast: 1, element: Self.event)
  }

  private static func event(_ choices: inout Choices) -> Event {
    switch choices.number(below: 17) {
    case 0...5: return entry(&choices)
    case 6...10: return .pass(hours: choices.one(of: hours), isCovered: false)
    case 11, 12: return .pass(hours: choices.one(of: hours), isCovered: true)
    case 13: return .setBack(hours: choices.one(of: [1, 12, 24, 30, 49]))
    case 14: return choices.isChosen(onceIn: 4) ? .end : .refresh
    case 15: return .late(hours: choices.one(of: hours))
    default: return .cancel(name: choices.isChosen(onceIn: 2) ? choices.one(of: names) : nil)
    }
  }

  private static func entry(_ choices: inout Choices) -> Event {
    let name = choices.one(of: names)
    // Which of two reasons is reported is open, so an empty name gets a day that no session reaches.
    let isEmpty = name.allSatisfy(\.isWhitespace)
    let day = choices.one(of: isEmpty ? [nil, 399, 400] : [nil, 0, 1, 2, 3, 4, 6, 8, 12, 230, -1])
    let failure = choices.one(
      of: [
        Failure.nothing, .nothing, .nothing, .insert, .insertWithoutReason, .read,
        .insertWithWhiteSpace, .insertWithTwoSentences,
      ]
    )
    return .add(name: name, day: day, fails: failure)
  }

  private static let names = [
    "Pack", "Call", "pack", " Buy  tea ", "\tTab\t", " ", "Zoë", "Zoe\u{308}",
    "A name of many words and letters", "\u{A0}hard\u{A0}space\u{A0}", "\u{3000}", "", "7",
    "(Call)!", String(repeating: "A long name ", count: 30),
  ]
  private static let hours: [Double] = [1, 2, 3, 12, 21, 22, 23, 24, 25, 48, 59, 168, 720, 744]

  /// The session, a line for each event.
  var lines: [String] {
    ["From \(start)\(dates.place)"]
      + events.map { event in
        switch event {
        case .add(let name, let day, let failure):
          "  a, \(quoted(name)), \(day.map { "day \($0)" } ?? "the offered day")"
            + (failure == .nothing ? "" : ", and the store fails (\(failure))")
        case .cancel(let name): "  a, \(name.map { "\(quoted($0)), " } ?? "")."
        case .refresh: "  r"
        case .late(let hours): "  a, \"Late\", then \(hours) hours pass, then the offered day"
        case .pass(let hours, let isCovered):
          isCovered ? "  a, then \(hours) hours pass, then ." : "  \(hours) hours pass"
        case .setBack(let hours): "  the time is set back by \(hours) hours, then 26 hours pass"
        case .end: "  another module ends"
        }
      }
  }
}
