import AddSubjects
import Foundation
import KataTesting
import TodoApp
import TodoMocks
import TodoUseCases

/// Compares add modules and refreshes with the solution's, each on its own, without an app.
struct AddProperty: Property {
  /// The classes, and the start of each module and of each refresh.
  struct Fixture {
    let classes: AddClasses
    let dates: FixedCalendar
    let start: Date
    let log: CallLog
  }

  // Days before and with a change of the clocks, without midnight, or whose last hour comes twice;
  // ends of a year and of an era; before 1970; last, two days that begin on the same day at UTC.
  private static let places: [(dates: FixedCalendar, day: Date)] = [
    (FixedCalendar.sundayFirst, "2014-05-21"), (.auckland, "2014-04-05"), (.auckland, "2014-09-27"),
    (.auckland, "1968-05-21"), (.auckland, "2014-04-06"), (.auckland, "2014-09-26"),
    (.saoPaulo, "2018-11-03"), (.saoPaulo, "2018-02-17"), (.kiritimati, "2014-12-31"),
    (.japanese, "2019-04-30"), (.kiritimati, "1979-09-30"), (.london, "2014-03-30"),
  ].compactMap { dates, day in (try? dates.date("\(day) 00:00")).map { (dates, $0) } }

  func scenario(_ choices: inout Choices) -> Scenario<Fixture> {
    var place = choices.one(of: Self.places.dropLast())
    // Exact in binary, so that each sleep is exact as well.
    let hours = choices.one(of: [22, 9, 23.5, 0.5, 1.75])
    var start = place.day + hours * 3600 + (choices.isChosen(onceIn: 3) ? 0.25 : 0)
    var acts = choices.list(ofAtMost: 4, atLeast: 1) { choices in
      choices.number(below: 9) < 5
        ? Act.form(form(&choices))
        : .nights(choices.list(ofAtMost: 6, atLeast: 1, element: night).flatMap(\.self))
    }
    // Instead of these acts, and drawn after them, so that other scenarios stay as they are.
    if choices.isChosen(onceIn: 5) {
      place = choices.one(of: Self.places)
      let end = place.dates.calendar.dateInterval(of: .day, for: place.day)?.end ?? start
      start = end - choices.one(of: Self.rests)
      let nights = choices.list(ofAtMost: 3, element: lateNights).flatMap(\.self)
      acts = [.nights([.midnight()] + nights)]
    }
    if choices.isChosen(onceIn: 8) {
      let calendar = place.dates.calendar
      // One of the days around today, or the day before.
      start += choices.machinesDay(calendar).timeIntervalSince(calendar.startOfDay(for: start))
      if choices.isChosen(onceIn: 2) { start -= 86_400 }
    }
    let (dates, begin) = (place.dates, start)
    let seconds = begin.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
    return Scenario(
      "From \(dates.text(begin))\(seconds == 0 ? "" : " and \(seconds) s")\(dates.place)",
      acts: acts
    ) { implementation, log in
      Fixture(classes: try .make(implementation), dates: dates, start: begin, log: log)
    }
  }

  private func form(_ choices: inout Choices) -> [Act<AddForm>] {
    var acts = choices.list(ofAtMost: 6, atLeast: 1, element: act)
    // A neighbour that is set late gets no call from before.
    if choices.isChosen(onceIn: 8) {
      let role = choices.one(of: AddForm.Role.neighbours)
      acts = [.change(.goes(role))] + acts + [.change(.comes(role))]
    }
    let many = choices.isChosen(onceIn: 110) ? 101 : 0
    return acts + Array(repeating: .save("Pack", day: 9_999), count: many)
  }

  private static let allSpaces = String(
    String.UnicodeScalarView(
      (0...0x3000).compactMap(UnicodeScalar.init).filter(\.properties.isWhitespace)
    )
  )

  // Format characters at the ends of a name are open; control characters there stay.
  private func name(_ choices: inout Choices) -> String {
    let spaces = [
      "", "", "", " ", "\t", "\r\n", "\u{A0}", "\u{3000}", "\u{85}\u{2003}", "\u{202F}", "\n",
      Self.allSpaces, "\u{7}", "\0 \u{1F}",
    ]
    if choices.isChosen(onceIn: 7) { return choices.one(of: spaces + ["\u{3000}"]) }
    return choices.one(of: spaces) + choices.text() + choices.one(of: spaces)
  }

  private func reason(_ choices: inout Choices) -> String {
    let spaces = choices.one(of: ["", " ", "\n", "  "])
    if choices.isChosen(onceIn: 10) { return String(repeating: "long ", count: 50) + spaces }
    return spaces + (choices.isChosen(onceIn: 3) ? "" : choices.text()) + spaces
  }

  private func act(_ choices: inout Choices) -> Act<AddForm> {
    switch choices.number(below: 16) {
    case 0...6: return save(&choices)
    case 7: return .cancel
    // No save is under way.
    case 8: return Act("savedNewEntry()") { await $0.presenter?.savedNewEntry() }
    case 9: return .updateView(choices.isChosen(onceIn: 2) ? change(&choices) : nil)
    case 10:
      let reason = choices.one(of: EntryRefusal.allCases)
      return Act("refusedNewEntry(\(reason))") {
        $0.hidingEntry { $0.refusedNewEntry(reason) }
      }
    case 11:
      let reason = reason(&choices)
      return Act("failedToSaveNewEntry: \(reason.shownInScenario)") {
        $0.hidingEntry { $0.failedToSaveNewEntry(UseCaseFailure(reason: reason)) }
      }
    case 12: return .present
    case 13: return .dismiss
    default: return .change(change(&choices))
    }
  }

  private func save(_ choices: inout Choices) -> Act<AddForm> {
    var name = name(&choices)
    // Longer than careless limits.
    if choices.isChosen(onceIn: 50) {
      name += String(repeating: "long ", count: choices.one(of: [2_200, 14_000])) + "end"
    }
    let isEmpty = name.allSatisfy(\.isWhitespace)
    // Finer than a microsecond, before today, and in far years.
    let shifts = [0, 0, 0.25, 1.234_567_8, 43_210.123_456_7, -0.000_001, 4e11 + 0.5, -3e9]
    let shift = choices.one(of: shifts) * (isEmpty ? 0 : 1)
    // Which of two reasons is reported is open, so an empty name gets a day that no session reaches.
    let days = isEmpty ? [9_998, 9_999] : [0, 1, 2, 3, 4, 6, 8, 12, 230, -1]
    return .save(
      name,
      day: choices.one(of: shift < 0 ? [0, 1] : days),
      shift: shift,
      failure: choices.isChosen(onceIn: 3) ? choices.error(reason(&choices)) : nil,
      during: choices.list(ofAtMost: 2) { choices in
        (choices.one(of: [.request, .insert, .dismissed, .informed]), change(&choices))
      }
    )
  }

  private func change(_ choices: inout Choices) -> AddForm.Change {
    switch choices.number(below: 10) {
    case 0...2: return .goes(choices.one(of: AddForm.Role.allCases))
    case 3...5: return .comes(choices.one(of: AddForm.Role.neighbours))
    case 6, 7:
      let hours = choices.one(of: [24, 1, 12, -1, -24, -49, 500, 9_000]) as Double
      return .init(label: "the clock is set \(hours) hours on") { $0.clock.now += hours * 3600 }
    case 8: return .init(label: "the view asks for its first values") { $0.updateView() }
    default:
      return .init(label: "another module is used", inTurn: { await $0.useAnotherModule() })
    }
  }

  private func night(_ choices: inout Choices) -> [Act<MidnightFixture>] {
    switch choices.number(below: 16) {
    case 0...3: return choices.one(of: Self.times + Self.jumps)
    case 4, 5:
      let left = choices.one(of: [1, 0.25, 30, 59, 61, 90.5, 0.125])
      return [.midnight(plus: -left), .midnight()]
    case 6, 7: return [.cover(true)]
    case 8, 9: return Self.uncover
    // More looks than a careless limit allows, and more than a day of them.
    case 10:
      let looks = choices.isChosen(onceIn: 40) ? 1_504 : choices.one(of: [0, 0, 1, 70])
      return [.cover(true), .midnight(), .minutes(looks)] + Self.uncover
    case 11:
      let hours = choices.one(of: [1, 12, 24, 49]) as Double
      // Not if the list shows today: a long sleep may have begun, and outlast the change.
      let back = Act<MidnightFixture>(
        "the time is set back by \(hours) hours, unless the list shows today"
      ) {
        if !$0.showsToday { $0.setTime(back: hours * 3600) }
      }
      return [.cover(true), .midnight(), back, .minutes(1)]
    case 12...14: return [.during(during(&choices))]
    default: return [.set(hours: choices.one(of: [0, 24, -24])), .cancel]
    }
  }

  // The seconds that are left of a day.
  private static let rests = [30, 59, 10, 1, 0.25]

  // Before and after it, the list shows today, and is not covered.
  private func lateNights(_ choices: inout Choices) -> [Act<MidnightFixture>] {
    let (left, midnight) = (choices.one(of: Self.rests), Act.midnight())
    switch choices.number(below: 9) {
    case 0: return [.cover(true), midnight, .cover(false), .midnight(plus: -left), midnight]
    case 1:
      let cover = choices.isChosen(onceIn: 2) ? [Act.cover(true)] : []
      return [.during([.midnight(plus: -left)] + cover), midnight, .cover(false)]
        + [.midnight(plus: -left / 2), midnight]
    case 2: return [.during([.hours(25), .cover(true)]), midnight] + Self.uncover
    case 3: return Array(repeating: midnight, count: choices.one(of: [9, 31]))
    // Back 30 years to the same date of another era, or 400 on to the same date and weekday.
    case 4, 5: return Self.jump(back: choices.one(of: [262_994, 262_994, -3_506_302]))
    case 6: return [.cover(true), midnight, .cover(false), .cancel]
    case 7: return [.cover(true), midnight, midnight] + Self.uncover + [.hours(1)]
    default:
      let end = Act<MidnightFixture>("the day ends, and as the sleep ends, the task is cancelled") {
        let time = $0.restOfTheDay
        $0.todoClock.now += time
        $0.clock.now += time
        $0.end()
      }
      return [end]
    }
  }

  // A quarter more, so never to the last minute of another day: the code may look a minute later.
  private func during(_ choices: inout Choices) -> [Act<MidnightFixture>] {
    switch choices.number(below: 4) {
    case 0: [.cover(true)]
    case 1: [.hours(choices.one(of: [1.25, 12.25, 24.25, 25.25, 49.25]))]
    case 2: [.set(hours: choices.one(of: [1.25, 24.25, 49.25, -0.75, -23.75]))]
    default: [.hours(choices.one(of: [0, 24, 49])), .cancel]
    }
  }

  private static let uncover: [Act<MidnightFixture>] = [.cover(false), .minutes(1)]
  private static let times: [[Act<MidnightFixture>]] =
    [1, 2, 3, 12, 21, 22, 23, 24, 25, 48, 59, 168, 720, 744, 8_760, 26_280].map { [.hours($0)] }
    + [0, 0, 0, 0, -0.25, 0.25, 1_800, -660].map { [.midnight(plus: $0)] }
  private static let jumps = [1, 12, 24, 26, 30, 49, 500, -3, -26].map { jump(back: $0) }

  // In the next 26 hours each sleep ends.
  private static func jump(back hours: Double) -> [Act<MidnightFixture>] {
    [.set(hours: hours), .hours(26)]
  }
}
