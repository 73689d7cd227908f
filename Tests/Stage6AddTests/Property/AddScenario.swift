import Foundation
import KataTesting

/// A session of the app: what a user types, how time passes, and when the store fails.
struct AddScenario {
  /// One thing that happens, and is over before the next.
  enum Event {
    /// An entry is typed, for a day that is so many days after the first, or for the offered day.
    case add(name: String, day: Int?, fails: Failure, Meanwhile?)
    /// The add screen is opened and cancelled, after a name was typed or before, so often.
    case cancel(name: String?, times: Int, Meanwhile?)
    /// The list is refreshed by hand.
    case refresh
    /// An entry is typed, time passes, and then it is saved for the day that was offered.
    case late(Time)
    /// Time passes with the list on top.
    case pass(Time)
    /// The add screen covers the list, time passes, the screen is cancelled, and time passes.
    case covered([Time], then: Time)
    /// Other modules come to their end.
    case end
  }

  /// A call of the store that fails, with the reason of its error.
  enum Failure {
    case nothing
    case insert(String, isRepeated: Bool)
    case read
  }

  /// A change during a save or a cancel, and its moment.
  struct Meanwhile {
    let what: What
    let when: Moment

    enum What: String {
      case viewIsGone = "the view is released"
      case delegateIsGone = "the delegate is released"
      case outputIsGone = "the output is released"
      case viewIsReplaced = "another view is set"
      case delegateIsReplaced = "another delegate is set"
      case outputIsReplaced = "another output is set"
      case firstValues = "the view needs its first values again"
      case anotherModule = "another module is used"
      // No save is under way.
      case reports = "the presenter receives a failure and a refusal"
      case isSaved = "the presenter receives savedNewEntry()"
      case isCancelled = "cancelAddAction()"
    }
  }

  /// A moment of an entry; a cancel has the first and the last one of its end.
  enum Moment: String {
    case offer = "as the earliest date is requested"
    case event = "before it"
    case request = "as the interactor is asked"
    case insert = "during its insert"
    case informed = "as the delegate is informed"
    case end = "after it"
  }

  /// A way in which time passes.
  enum Time {
    case hours(Double)
    /// So many hours pass, and again, so often.
    case repeated(hours: Double, times: Int)
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
  /// The seconds from the start of a typed day to the due date.
  let shift: TimeInterval
  let events: [Event]

  init(_ choices: inout Choices) {
    let place = choices.one(of: Self.places)
    dates = place.dates
    // Exact in binary, so that each sleep is exact as well.
    let hours = choices.one(of: [22, 9, 23.5, 0.5, 1.75])
    start = place.day + hours * 3600 + (choices.isChosen(onceIn: 3) ? 0.25 : 0)
    // Finer than a microsecond, before today, and in a far year.
    shift = choices.one(of: [0, 0, 0.25, 1.234_567_8, 43_210.123_456_7, -0.000_001, 1e11 + 0.5])
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
    case 6...9:
      return .pass(choices.one(of: times + times + jumps + [.repeated(hours: 24, times: 40)]))
    case 10...13:
      if choices.isChosen(onceIn: 40) { return .covered(repetition, then: .hours(0)) }
      if choices.isChosen(onceIn: 5) {
        return .covered([.midnight(plus: 0), choices.one(of: ends)], then: .midnight(plus: 0))
      }
      let first = choices.isChosen(onceIn: 4) ? [choices.one(of: returns)] : []
      let more = choices.list(ofAtMost: 3, atLeast: 1) { $0.one(of: times + times + jumps) }
      return .covered(first + more, then: .hours(0))
    case 14: return choices.isChosen(onceIn: 4) ? .end : .refresh
    case 15: return .late(choices.one(of: times))
    default:
      let name = choices.isChosen(onceIn: 2) ? name(&choices) : nil
      let times = choices.isChosen(onceIn: 20) ? 12 : 1
      return .cancel(name: name, times: times, meanwhile(of: [.event, .end], &choices))
    }
  }

  // Invisible characters at the ends of a name are open, if they are no white space.
  private static func name(_ choices: inout Choices) -> String {
    let spaces = [
      "", "", "", " ", "\t", "\r\n", "\u{A0}", "\u{2028}", "\u{85}\u{2003}", "\u{202F}",
      "\u{B}\u{1680}", "\u{C}\u{205F}",
    ]
    if choices.isChosen(onceIn: 7) { return choices.one(of: spaces + ["\u{3000}"]) }
    return choices.one(of: spaces) + choices.text() + choices.one(of: spaces)
  }

  private static func entry(_ choices: inout Choices) -> Event {
    let name = name(&choices)
    // Which of two reasons is reported is open, so an empty name gets a day that no session reaches.
    let isEmpty = name.allSatisfy(\.isWhitespace)
    let day = choices.one(of: isEmpty ? [9_998, 9_999] : [nil, 0, 1, 2, 3, 4, 6, 8, 12, 230, -1])
    return .add(
      name: name,
      day: day,
      fails: failure(&choices),
      meanwhile(of: [.event, .offer, .request, .insert, .informed, .end], &choices)
    )
  }

  private static func failure(_ choices: inout Choices) -> Failure {
    switch choices.number(below: 10) {
    case 0...4: return .nothing
    case 5: return .read
    default:
      let spaces = choices.one(of: ["", " ", "\n", "  "])
      let reason = choices.isChosen(onceIn: 3) ? "" : choices.text()
      return .insert(spaces + reason + spaces, isRepeated: choices.isChosen(onceIn: 2))
    }
  }

  private static func meanwhile(of moments: [Moment], _ choices: inout Choices) -> Meanwhile? {
    guard choices.isChosen(onceIn: 2) else { return nil }
    let moment = choices.one(of: moments)
    var all: [Meanwhile.What] = [
      .viewIsGone, .delegateIsGone, .outputIsGone, .viewIsReplaced, .delegateIsReplaced,
      .outputIsReplaced, .firstValues,
    ]
    if moments.count > 2 { all += [.anotherModule] }
    // Each save gets one answer.
    if moment == .end { all += [.isSaved, .isCancelled] }
    if [.event, .end].contains(moment) { all += [.reports] }
    return Meanwhile(what: choices.one(of: all), when: moment)
  }

  private static let times: [Time] =
    [1, 2, 3, 12, 21, 22, 23, 24, 25, 48, 59, 168, 720, 744, 8_760].map(Time.hours)
    + [0, 0, 0, 0, -0.25, 0.25, 1_800].map(Time.midnight)
  private static let jumps: [Time] = [1, 12, 24, 26, 30, 49, 500, -3, -26].map(Time.set)
  // More looks than a careless limit allows.
  private static let repetition: [Time] = [
    .midnight(plus: 0), .repeated(hours: 1 / 64, times: 130),
  ]
  // The list is refreshed shortly before midnight, and at midnight; or after years.
  private static let ends: [Time] = [-60.25, -70, -660].map(Time.midnight) + [.hours(26_280)]
  private static let returns: [Time] = [1, 12, 24, 49].map(Time.midnightAndBack)

  /// The session, a line for each event.
  var lines: [String] {
    let shifted = shift == 0 ? "" : "; due dates are \(shift) s after the typed ones"
    return ["From \(dates.text(start))\(dates.place)\(shifted)"]
      + events.map { event in
        switch event {
        case .add(let name, let day, let failure, let meanwhile):
          "  a, \(quoted(name)), \(day.map { "day \($0)" } ?? "the offered day")"
            + failure.text + (meanwhile?.text ?? "")
        case .cancel(let name, let times, let meanwhile):
          "  a, \(name.map { "\(quoted($0)), " } ?? "")."
            + (times > 1 ? ", \(times) times" : "") + (meanwhile?.text ?? "")
        case .refresh: "  r"
        case .late(let time): "  a, \"Late\", then \(time.text), then the offered day"
        case .pass(let time): "  \(time.text)"
        case .covered(let times, let last):
          "  a, then \(times.map(\.text).joined(separator: ", then ")), then ., then \(last.text)"
        case .end: "  another module ends"
        }
      }
  }
}

extension AddScenario.Failure {
  fileprivate var text: String {
    switch self {
    case .nothing: ""
    case .read: ", and the list cannot be read"
    case .insert(let reason, let isRepeated):
      ", and the insert fails\(isRepeated ? " twice" : ""): \(quoted(reason))"
    }
  }
}

extension AddScenario.Meanwhile {
  fileprivate var text: String { "; \(when.rawValue), \(what.rawValue)" }
}

extension AddScenario.Time {
  fileprivate var text: String {
    switch self {
    case .hours(let hours): "\(hours) hours pass"
    case .repeated(let hours, let times): "\(hours) hours pass, \(times) times"
    case .midnight(0): "the day ends"
    case .midnight(let seconds): "time passes until midnight plus \(seconds) s"
    case .set(let hours): "the time is set back by \(hours) hours, and 26 hours pass"
    case .midnightAndBack(let hours):
      "the day ends, the time is set back by \(hours) hours, and a minute passes"
    }
  }
}
