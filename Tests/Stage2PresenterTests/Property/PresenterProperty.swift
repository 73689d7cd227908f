import Foundation
import KataTesting
import TodoUseCases

/// Compares a presenter with the solution, in any order of answers and calls.
struct PresenterProperty: Property {
  // Languages with one stand-alone name for each weekday.
  private static let locales = [
    "en_US", "fi_FI", "de_DE", "ja_JP", "ru_RU", "pt_BR", "ar_EG", "he_IL", "tr_TR", "el_GR",
    "cs_CZ", "sr_Latn_RS",
  ]
  private static let reasons = [
    "", "disk full", "Disk full.", " ", " disk full ", "no\nluck", "ça: va", "\n", "nil", "(null)",
    "Your to-do items could not be read: disk full", "Your to-do items could not be read",
    "50 %% of an e\u{301}tude", "CancellationError()",
    "a reason of so many words that it is longer than anybody thought of when they chose how much room "
      + "there would be for it on a telephone, and than any other that you see here",
  ]
  private static let zones = [
    "UTC", "Pacific/Auckland", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin",
    "America/New_York", "Asia/Kathmandu", "America/Sao_Paulo", "Europe/Amsterdam", "Asia/Tehran",
  ]
  private static let calendars: [Calendar.Identifier] = [
    .gregorian, .gregorian, .japanese, .buddhist, .hebrew, .islamicCivil, .persian,
  ]

  /// The simplest scenario is an empty answer, in English at UTC.
  func scenario(_ choices: inout Choices) -> Scenario<PresenterDesk> {
    var calendar = Calendar(identifier: choices.one(of: Self.calendars))
    let zone = TimeZone(identifier: choices.one(of: Self.zones)) ?? .gmt
    calendar.timeZone = zone
    calendar.locale = Locale(identifier: choices.isChosen(onceIn: 2) ? "sv_SE" : "en_US_POSIX")
    calendar.firstWeekday = 1 + choices.number(below: 7)
    let locale = Locale(identifier: choices.one(of: Self.locales))

    let mostItems = choices.isChosen(onceIn: 60) ? 520 : 5
    // Often reuses earlier items, so that some are equal.
    let known = choices.list(ofAtMost: 2) { UpcomingItem(in: zone, &$0) }
    var last: [UpcomingItem] = []
    func found(_ choices: inout Choices) -> Act<PresenterDesk> {
      // Sometimes the answer equals the previous one.
      if choices.isChosen(onceIn: 5) { return .found(last, in: zone) }
      var moment = Date.distantPast
      last = choices.list(ofAtMost: mostItems) { choices in
        var item =
          choices.isChosen(onceIn: 3) && !known.isEmpty
          ? choices.one(of: known) : UpcomingItem(in: zone, &choices)
        // Some have the same due date as the previous item, and still keep their order.
        if choices.isChosen(onceIn: 3), moment != .distantPast { item.dueDate = moment }
        moment = item.dueDate
        return item
      }
      return .found(last, in: zone)
    }
    func answer(_ choices: inout Choices) -> Act<PresenterDesk> {
      switch choices.number(below: 3) {
      case 0: .nothing
      case 1: found(&choices)
      default: .failed(choices.one(of: Self.reasons))
      }
    }
    let acts: [Act<PresenterDesk>] = choices.list(ofAtMost: 6, atLeast: 1) { choices in
      switch choices.number(below: 18) {
      case 0...6: found(&choices)
      case 7, 8: .failed(choices.one(of: Self.reasons))
      case 9, 10: .asking(.update, answer(&choices))
      case 11: .addNewEntry
      case 12: .cancelOfAdd
      case 13, 14: .asking(.save, answer(&choices))
      case 15, 16:
        choices.isChosen(onceIn: 6)
          ? .cancelledUpdate
          : .both(
            choices.one(of: [.update, .save]),
            choices.isChosen(onceIn: 3) ? .addNewEntry : choices.one(of: [.update, .save]),
            answer(&choices)
          )
      default: .viewChange
      }
    }
    return Scenario(
      "Calendar .\(calendar.identifier) in \(zone.identifier), locale \(locale.identifier)",
      acts: acts
    ) { implementation, log in
      try PresenterDesk(implementation, calendar: calendar, locale: locale, log: log)
    }
  }
}

extension UpcomingItem {
  // The relation does not depend on the date: the interactor decides it.
  fileprivate init(in zone: TimeZone, _ choices: inout Choices) {
    let relation = choices.one(
      of: [.today, .tomorrow, .laterThisWeek, .nextWeek] as [NearTermDateRelation]
    )
    let title = choices.title()
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = zone
    let day = DateComponents(
      year: choices.isChosen(onceIn: 3) ? 1930 + choices.number(below: 160) : 2014,
      month: choices.one(of: [5, 1, 7, 12, 3, 10]),
      day: 21 + choices.number(below: 7),
      hour: choices.one(of: [12, 0, 23, 6])
    )
    let machinesDay = choices.isChosen(onceIn: 8) ? choices.machinesDay(gregorian) : nil
    let date = machinesDay ?? gregorian.date(from: day) ?? .distantPast
    let seconds = choices.one(of: [0, 1, -1, 1_800, 3_599.999])
    self.init(title: title, dueDate: date.addingTimeInterval(seconds), dateRelation: relation)
  }
}
