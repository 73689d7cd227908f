import Foundation
import KataTesting

/// A session of the app: what a user types, how time passes, and when the store fails.
struct AddScenario {
  /// One thing that happens, and is over before the next.
  enum Event {
    /// An entry is typed, for a day that is so many days after the first, or for the offered day.
    case add(name: String, day: Int?, fails: Failure, Meanwhile)
    /// The add screen is opened and cancelled, after a name was typed or before.
    case cancel(name: String?, Meanwhile)
    /// The list is refreshed by hand.
    case refresh
    /// An entry is typed, time passes, and then it is saved for the day that was offered.
    case late(Time)
    /// Time passes with the list on top.
    case pass(Time)
    /// The add screen covers the list, time passes, and the screen is cancelled.
    case covered([Time])
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

  /// What else happens when an entry is saved or cancelled.
  enum Meanwhile: String {
    case nothing = ""
    case viewIsGone = ", whose view is gone"
    case delegateIsGone = ", whose delegate is gone"
    case anotherModule = ", while another module is used"
  }

  /// A way in which time passes.
  enum Time {
    case hours(Double)
    /// Until so many seconds after the end of the day, or before it.
    case midnight(plus: Double)
    /// The time of day is set back, or forward. In the next 26 hours each sleep ends.
    case set(hours: Double)
    /// The day ends, then the time of day is set back, and a minute passes. It comes first under a
    /// cover, when the code looks each minute, and a sleep cannot outlast it.
    case midnightAndBack(hours: Double)
  }

  let dates: FixedCalendar
  let start: Date
  let events: [Event]

  init(_ choices: inout Choices) {
    let place = choices.one(of: Self.places)
    dates = place.dates
    // Exact in binary, so that each sleep is exact as well.
    let hours = choices.one(of: [22, 9, 23.5, 0.5, 1.75])
    start = place.day + hours * 3600 + (choices.isChosen(onceIn: 3) ? 0.25 : 0)
    events = choices.list(ofAtMost: 5, atLeast: 1, element: Self.event)
  }

  // Days before and with a change of the clocks, without midnight, or whose last hour comes twice;
  // ends of a year and of an era.
  private static let places: [(dates: FixedCalendar, day: Date)] = [
    (FixedCalendar.sundayFirst, "2014-05-21"), (.auckland, "2014-04-05"), (.auckland, "2014-09-27"),
    (.auckland, "2014-05-21"), (.auckland, "2014-04-06"), (.auckland, "2014-09-26"),
    (.saoPaulo, "2018-11-03"), (.saoPaulo, "2018-02-17"), (.kiritimati, "2014-12-31"),
    (.japanese, "2019-04-30"),
  ].compactMap { dates, day in (try? dates.date("\(day) 00:00")).map { (dates, $0) } }

  private static func event(_ choices: inout Choices) -> Event {
    switch choices.number(below: 17) {
    case 0...5: return entry(&choices)
    case 6...9: return .pass(choices.one(of: times + times + jumps))
    case 10...13:
      let first = choices.isChosen(onceIn: 4) ? [choices.one(of: returns)] : []
      return .covered(
        first + choices.list(ofAtMost: 3, atLeast: 1) { $0.one(of: times + times + jumps) }
      )
    case 14: return choices.isChosen(onceIn: 4) ? .end : .refresh
    case 15: return .late(choices.one(of: times))
    default:
      let name = choices.isChosen(onceIn: 2) ? choices.one(of: names) : nil
      return .cancel(
        name: name,
        choices.one(of: [.nothing, .nothing, .viewIsGone, .delegateIsGone])
      )
    }
  }

  private static func entry(_ choices: inout Choices) -> Event {
    let name = choices.one(of: names)
    // Which of two reasons is reported is open, so an empty name gets a day that no session reaches.
    let isEmpty = name.allSatisfy(\.isWhitespace)
    let day = choices.one(
      of: isEmpty ? [nil, 9_998, 9_999] : [nil, 0, 1, 2, 3, 4, 6, 8, 12, 230, -1]
    )
    let failure = choices.one(
      of: [
        Failure.nothing, .nothing, .nothing, .insert, .insertWithoutReason, .read,
        .insertWithWhiteSpace, .insertWithTwoSentences,
      ]
    )
    let meanwhile = choices.one(
      of: [
        Meanwhile.nothing, .nothing, .nothing, .nothing, .nothing, .viewIsGone, .delegateIsGone,
        .anotherModule,
      ]
    )
    return .add(name: name, day: day, fails: failure, meanwhile)
  }

  private static let names = [
    "Pack", "Call", "pack", " Buy  tea ", "\tTab\t", " ", "Zoë", "Zoe\u{308}",
    "A name of many words and letters", "\u{A0}hard\u{A0}space\u{A0}", "\u{3000}", "", "7",
    "(Call)!", String(repeating: "A long name ", count: 30), "\u{2028}two\u{85}\u{2003}", "🎁",
    "\r\nLine\r\n",
  ]
  private static let times: [Time] =
    [1, 2, 3, 12, 21, 22, 23, 24, 25, 48, 59, 168, 720, 744, 8_760].map(Time.hours)
    + [0, 0, 0, 0, -0.25, 0.25, 1_800].map(Time.midnight)
  private static let jumps: [Time] = [1, 12, 24, 26, 30, 49, -3, -26].map(Time.set)
  private static let returns: [Time] = [1, 12, 24, 49].map(Time.midnightAndBack)

  /// The session, a line for each event.
  var lines: [String] {
    ["From \(dates.text(start))\(dates.place)"]
      + events.map { event in
        switch event {
        case .add(let name, let day, let failure, let meanwhile):
          "  a, \(quoted(name)), \(day.map { "day \($0)" } ?? "the offered day")"
            + (failure == .nothing ? "" : ", and the store fails (\(failure))") + meanwhile.rawValue
        case .cancel(let name, let meanwhile):
          "  a, \(name.map { "\(quoted($0)), " } ?? "").\(meanwhile.rawValue)"
        case .refresh: "  r"
        case .late(let time): "  a, \"Late\", then \(time.text), then the offered day"
        case .pass(let time): "  \(time.text)"
        case .covered(let times):
          "  a, then \(times.map(\.text).joined(separator: ", then ")), then ."
        case .end: "  another module ends"
        }
      }
  }
}

extension AddScenario.Time {
  fileprivate var text: String {
    switch self {
    case .hours(let hours): "\(hours) hours pass"
    case .midnight(0): "the day ends"
    case .midnight(let seconds): "time passes until midnight plus \(seconds) s"
    case .set(let hours): "the time is set back by \(hours) hours, and 26 hours pass"
    case .midnightAndBack(let hours):
      "the day ends, the time is set back by \(hours) hours, and a minute passes"
    }
  }
}
