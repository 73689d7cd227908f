import Foundation

/// What the values of the options mean.
nonisolated struct OptionValues {
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  private let given: GivenOptions

  /// Takes the options as they were given.
  init(_ given: GivenOptions) {
    self.given = given
  }

  func locale() throws(OptionError) -> Locale {
    guard let value = given[.locale] else { return .current }
    let locale = Locale(identifier: value)
    // Any text makes a locale, so its parts are looked up.
    guard
      locale.language.languageCode?.isISOLanguage == true,
      locale.region?.isISORegion != false
    else {
      throw bad(
        .locale,
        value,
        "there is no such locale",
        among: Locale.availableIdentifiers
      )
    }
    return locale
  }

  func calendar(in locale: Locale) throws(OptionError) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = try timeZone()
    let weekday = given[.weekStarts] ?? Self.weekdays[Self.firstWeekday(of: locale)]
    guard let index = Self.weekdays.firstIndex(of: weekday) else {
      throw bad(.weekStarts, weekday, "there is no such weekday", among: Self.weekdays)
    }
    calendar.firstWeekday = index + 1
    return calendar
  }

  func now(in calendar: Calendar) throws(OptionError) -> Date? {
    guard let value = given[.now] else { return nil }
    guard let now = DayFormat(calendar: calendar).moment(from: value) else {
      throw bad(
        .now,
        value,
        "there is no such time in the time zone; write it as YYYY-MM-DDTHH:MM"
      )
    }
    return now
  }

  func implementation() throws(OptionError) -> TodoOptions.Implementation {
    guard let value = given[.use] else { return .solution }
    guard let implementation = TodoOptions.Implementation(rawValue: value) else {
      let names = TodoOptions.Implementation.allCases.map(\.rawValue)
      throw bad(.use, value, "it is solution or exercise", among: names)
    }
    return implementation
  }

  func command(in calendar: Calendar) throws(OptionError) -> TodoOptions.Command {
    guard let command = given.words.first else {
      guard given[.due] == nil else {
        throw .wrongCommand(option: GivenOptions.Name.due.rawValue, command: "add")
      }
      return .list
    }
    guard command == "add" else {
      throw .unknownCommand(command, nearest: NearestName.nearest(to: command, among: ["add"]))
    }
    guard given.words.count > 1 else { throw .missingName }
    guard given.words.count == 2 else { throw .tooManyNames(given.words[2]) }
    return .add(name: given.words[1], due: try due(in: calendar))
  }

  private func due(in calendar: Calendar) throws(OptionError) -> Date? {
    guard let value = given[.due] else { return nil }
    guard let due = DayFormat(calendar: calendar).date(from: value) else {
      throw bad(.due, value, "there is no such day in the time zone; write it as YYYY-MM-DD")
    }
    return due
  }

  private func timeZone() throws(OptionError) -> TimeZone {
    guard let value = given[.timeZone] else { return .current }
    guard let zone = TimeZone(identifier: value) else {
      let names = TimeZone.knownTimeZoneIdentifiers
      throw bad(.timeZone, value, "there is no such time zone", among: names)
    }
    return zone
  }

  private static func firstWeekday(of locale: Locale) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar.firstWeekday - 1
  }

  private func bad(
    _ name: GivenOptions.Name,
    _ value: String,
    _ reason: String,
    among names: [String] = []
  ) -> OptionError {
    .badValue(
      option: name.rawValue,
      value: value,
      reason: reason,
      nearest: NearestName.nearest(to: value, among: names)
    )
  }
}
