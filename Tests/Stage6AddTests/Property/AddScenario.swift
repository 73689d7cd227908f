import Foundation
import KataTesting
import TodoUseCases

/// Sessions of add modules and nights, each on its own, without an app.
struct AddScenario: PropertyScenario {
  /// A part of the scenario; each part begins at its start.
  enum Event {
    /// One add module does this.
    case form([Act])
    /// A refresh at midnight lives through this.
    case nights([Night])
  }

  /// An act of an add module, or a change around it; acts may follow when its screen is gone.
  enum Act {
    case change(Change)
    /// The view needs its first values, and again after a change.
    case updateView(Change?)
    case save(Entry, [Meanwhile])
    case cancel
    // No save is under way.
    case saved
    case refused(EntryRefusal)
    case failed(String)
    case present
    case dismiss
  }

  struct Entry {
    let name: String
    /// The number of days after the first one.
    let day: Int
    /// The seconds from the start of the day to the due date.
    var shift: TimeInterval = 0
    /// The error of the save; nil if it does not fail.
    var failure: (any Error)?
  }

  /// A change around a module.
  enum Change: Equatable {
    case goes(Role)
    case comes(Role)
    case clock(hours: Double)
    case firstValues
    case anotherModule
  }

  enum Role: CaseIterable {
    case view, delegate, output, root
    static let neighbours = [view, delegate, output]
  }

  /// A change during a save, and its moment.
  struct Meanwhile {
    let when: Moment
    let what: Change
  }

  enum Moment: String {
    case offer = "as the date is requested"
    case request = "as the interactor is asked"
    case insert = "during the insert"
    case dismissed = "as the screen goes"
    case informed = "as the delegate is informed"
  }

  /// A step of a night.
  enum Night: Sendable {
    case hours(Double)
    /// Time passes until so many seconds after the end of the day, or before it.
    case midnight(plus: Double)
    /// So many minutes pass, one by one.
    case minutes(Int)
    case cover(Bool)
    /// The time of day is set back, or forward.
    case set(hours: Double)
    /// The same, unless the list shows today: a long sleep may have begun, and outlast the change.
    case back(hours: Double)
    /// All these steps happen in the next refresh.
    case during([Night])
    /// The task is cancelled before it goes on.
    case cancel
    /// The day ends, and the task is cancelled in the turn in which its sleep ends.
    case cancelAtMidnight
  }

  let dates: FixedCalendar
  let start: Date
  let events: [Event]

  init(_ choices: inout Choices) {
    var place = choices.one(of: Self.places.dropLast())
    // Exact in binary, so that each sleep is exact as well.
    let hours = choices.one(of: [22, 9, 23.5, 0.5, 1.75])
    var start = place.day + hours * 3600 + (choices.isChosen(onceIn: 3) ? 0.25 : 0)
    var events = choices.list(ofAtMost: 4, atLeast: 1, element: Self.event)
    // Instead of these events, and drawn after them, so that other scenarios stay as they are.
    if choices.isChosen(onceIn: 5) {
      place = choices.one(of: Self.places)
      let end = place.dates.calendar.dateInterval(of: .day, for: place.day)?.end ?? start
      start = end - choices.one(of: Self.rests)
      let nights = choices.list(ofAtMost: 3, element: Self.lateNights).flatMap(\.self)
      events = [.nights([.midnight(plus: 0)] + nights)]
    }
    if choices.isChosen(onceIn: 8) {
      let calendar = place.dates.calendar
      // One of the days around today, or the day before.
      start += choices.machinesDay(calendar).timeIntervalSince(calendar.startOfDay(for: start))
      if choices.isChosen(onceIn: 2) { start -= 86_400 }
    }
    (dates, self.start, self.events) = (place.dates, start, events)
  }

  // Days before and with a change of the clocks, without midnight, or whose last hour comes twice;
  // ends of a year and of an era; before 1970; last, two days that begin on the same day at UTC.
  private static let places: [(dates: FixedCalendar, day: Date)] = [
    (FixedCalendar.sundayFirst, "2014-05-21"), (.auckland, "2014-04-05"), (.auckland, "2014-09-27"),
    (.auckland, "1968-05-21"), (.auckland, "2014-04-06"), (.auckland, "2014-09-26"),
    (.saoPaulo, "2018-11-03"), (.saoPaulo, "2018-02-17"), (.kiritimati, "2014-12-31"),
    (.japanese, "2019-04-30"), (.kiritimati, "1979-09-30"), (.london, "2014-03-30"),
  ].compactMap { dates, day in (try? dates.date("\(day) 00:00")).map { (dates, $0) } }

  private static func event(_ choices: inout Choices) -> Event {
    guard choices.number(below: 9) < 5 else {
      return .nights(choices.list(ofAtMost: 6, atLeast: 1, element: night).flatMap(\.self))
    }
    var acts = choices.list(ofAtMost: 6, atLeast: 1, element: act)
    // A neighbour that is set late gets no call from before.
    if choices.isChosen(onceIn: 8) {
      let role = choices.one(of: Role.neighbours)
      acts = [.change(.goes(role))] + acts + [.change(.comes(role))]
    }
    let many = choices.isChosen(onceIn: 110) ? 101 : 0
    let save = Act.save(Entry(name: "Pack", day: 9_999), [])
    return .form(acts + Array(repeating: save, count: many))
  }

  private static let allSpaces = String(
    String.UnicodeScalarView(
      (0...0x3000).compactMap(UnicodeScalar.init).filter(\.properties.isWhitespace)
    )
  )

  // Format characters at the ends of a name are open; control characters there stay.
  private static func name(_ choices: inout Choices) -> String {
    let spaces = [
      "", "", "", " ", "\t", "\r\n", "\u{A0}", "\u{3000}", "\u{85}\u{2003}", "\u{202F}", "\n",
      Self.allSpaces, "\u{7}", "\0 \u{1F}",
    ]
    if choices.isChosen(onceIn: 7) { return choices.one(of: spaces + ["\u{3000}"]) }
    return choices.one(of: spaces) + choices.text() + choices.one(of: spaces)
  }

  // Which of two reasons is reported is open, so an empty name gets a day that no session reaches.
  private static func days(for name: String) -> [Int] {
    name.allSatisfy(\.isWhitespace) ? [9_998, 9_999] : [0, 1, 2, 3, 4, 6, 8, 12, 230, -1]
  }

  private static func reason(_ choices: inout Choices) -> String {
    let spaces = choices.one(of: ["", " ", "\n", "  "])
    if choices.isChosen(onceIn: 10) { return String(repeating: "long ", count: 50) + spaces }
    return spaces + (choices.isChosen(onceIn: 3) ? "" : choices.text()) + spaces
  }

  private static func act(_ choices: inout Choices) -> Act {
    switch choices.number(below: 16) {
    case 0...6: return .save(entry(&choices), choices.list(ofAtMost: 2, element: meanwhile))
    case 7: return .cancel
    case 8: return .saved
    case 9: return .updateView(choices.isChosen(onceIn: 2) ? change(&choices) : nil)
    case 10: return .refused(choices.one(of: EntryRefusal.allCases))
    case 11: return .failed(reason(&choices))
    case 12: return .present
    case 13: return .dismiss
    default: return .change(change(&choices))
    }
  }

  private static func entry(_ choices: inout Choices) -> Entry {
    var name = name(&choices)
    // Longer than careless limits.
    if choices.isChosen(onceIn: 50) {
      name += String(repeating: "long ", count: choices.one(of: [2_200, 14_000])) + "end"
    }
    // Finer than a microsecond, before today, and in far years.
    let shifts = [0, 0, 0.25, 1.234_567_8, 43_210.123_456_7, -0.000_001, 4e11 + 0.5, -3e9]
    let shift = choices.one(of: shifts) * (name.allSatisfy(\.isWhitespace) ? 0 : 1)
    return Entry(
      name: name,
      day: choices.one(of: shift < 0 ? [0, 1] : days(for: name)),
      shift: shift,
      failure: choices.isChosen(onceIn: 3) ? choices.error(reason(&choices)) : nil
    )
  }

  private static func meanwhile(_ choices: inout Choices) -> Meanwhile {
    let moment = choices.one(of: [Moment.request, .insert, .dismissed, .informed])
    return Meanwhile(when: moment, what: change(&choices))
  }

  private static func change(_ choices: inout Choices) -> Change {
    switch choices.number(below: 10) {
    case 0...2: .goes(choices.one(of: Role.allCases))
    case 3...5: .comes(choices.one(of: Role.neighbours))
    case 6, 7: .clock(hours: choices.one(of: [24, 1, 12, -1, -24, -49, 500, 9_000]))
    case 8: .firstValues
    default: .anotherModule
    }
  }

  private static func night(_ choices: inout Choices) -> [Night] {
    switch choices.number(below: 16) {
    case 0...3: return choices.one(of: times + jumps)
    case 4, 5:
      let left = choices.one(of: [1, 0.25, 30, 59, 61, 90.5, 0.125])
      return [.midnight(plus: -left), .midnight(plus: 0)]
    case 6, 7: return [.cover(true)]
    case 8, 9: return uncover
    // More looks than a careless limit allows, and more than a day of them.
    case 10:
      let looks = choices.isChosen(onceIn: 40) ? 1_504 : choices.one(of: [0, 0, 1, 70])
      return [.cover(true), .midnight(plus: 0), .minutes(looks)] + uncover
    case 11:
      let back = Night.back(hours: choices.one(of: [1, 12, 24, 49]))
      return [.cover(true), .midnight(plus: 0), back, .minutes(1)]
    case 12...14: return [.during(during(&choices))]
    default: return [.set(hours: choices.one(of: [0, 24, -24])), .cancel]
    }
  }

  // The seconds that are left of a day.
  private static let rests = [30, 59, 10, 1, 0.25]

  // Before and after it, the list shows today, and is not covered.
  private static func lateNights(_ choices: inout Choices) -> [Night] {
    let (left, midnight) = (choices.one(of: rests), Night.midnight(plus: 0))
    switch choices.number(below: 9) {
    case 0: return [.cover(true), midnight, .cover(false), .midnight(plus: -left), midnight]
    case 1:
      let cover: [Night] = choices.isChosen(onceIn: 2) ? [.cover(true)] : []
      return [.during([.midnight(plus: -left)] + cover), midnight, .cover(false)]
        + [.midnight(plus: -left / 2), midnight]
    case 2: return [.during([.hours(25), .cover(true)]), midnight] + uncover
    case 3: return Array(repeating: midnight, count: choices.one(of: [9, 31]))
    // Back 30 years to the same date of another era, or 400 on to the same date and weekday.
    case 4, 5: return jump(back: choices.one(of: [262_994, 262_994, -3_506_302]))
    case 6: return [.cover(true), midnight, .cover(false), .cancel]
    case 7: return [.cover(true), midnight, midnight] + uncover + [.hours(1)]
    default: return [.cancelAtMidnight]
    }
  }

  // A quarter more, so never to the last minute of another day: the code may look a minute later.
  private static func during(_ choices: inout Choices) -> [Night] {
    switch choices.number(below: 4) {
    case 0: [.cover(true)]
    case 1: [.hours(choices.one(of: [1.25, 12.25, 24.25, 25.25, 49.25]))]
    case 2: [.set(hours: choices.one(of: [1.25, 24.25, 49.25, -0.75, -23.75]))]
    default: [.hours(choices.one(of: [0, 24, 49])), .cancel]
    }
  }

  private static let uncover: [Night] = [.cover(false), .minutes(1)]
  private static let times: [[Night]] =
    [1, 2, 3, 12, 21, 22, 23, 24, 25, 48, 59, 168, 720, 744, 8_760, 26_280].map { [.hours($0)] }
    + [0, 0, 0, 0, -0.25, 0.25, 1_800, -660].map { [.midnight(plus: $0)] }
  private static let jumps = [1, 12, 24, 26, 30, 49, 500, -3, -26].map(jump)

  // In the next 26 hours each sleep ends.
  private static func jump(back hours: Double) -> [Night] { [.set(hours: hours), .hours(26)] }

  /// The scenario, a line for each event.
  var lines: [String] {
    let seconds = start.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
    return
      ["From \(dates.text(start))\(seconds == 0 ? "" : " and \(seconds) s")\(dates.place)"]
      + events.flatMap { event in
        switch event {
        case .form(let acts): ["  an add module:"] + acts.map { "    \($0)" }
        case .nights(let nights): ["  a refresh at midnight:"] + nights.map { "    \($0)" }
        }
      }
  }
}
