import CommandLineKit
import Foundation

/// The meaning of the option values, which depend on each other.
nonisolated extension TodoOptions {
  private static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  /// The first instant of the day of `--due`; nil if it was not given.
  func due(_ value: String?) throws(ArgumentError) -> Date? {
    guard let value else { return nil }
    guard let due = DayFormat(calendar: calendar).date(typed: value, now: now ?? Date()) else {
      let reason = "there is no such day in the time zone; write \(DayFormat.examples)"
      throw Self.bad("--due", value, reason)
    }
    return due
  }

  static func now(_ value: String?, in calendar: Calendar) throws(ArgumentError) -> Date? {
    guard let value else { return nil }
    guard let now = DayFormat(calendar: calendar).moment(from: value) else {
      let reason = "there is no such time in the time zone; write it as YYYY-MM-DDTHH:MM"
      throw bad("--now", value, reason)
    }
    return now
  }

  /// The default path of the store, in the platform's folder for data of apps.
  ///
  /// It is `Library/Application Support` on macOS; elsewhere `XDG_DATA_HOME`, or `~/.local/share`.
  static func defaultStore(in environment: [String: String]) -> String {
    let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    #if canImport(Darwin)
    let folder = "\(home)/Library/Application Support"
    #else
    // By the XDG base directory rules, a relative path is ignored.
    let chosen = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = chosen ?? "\(home)/.local/share"
    #endif
    return "\(folder)/viper-kata/todo.jsonl"
  }

  /// The second store, which must not be the first one, also not behind links.
  static func also(_ value: String?, next store: String) throws(ArgumentError) -> String? {
    let places = [value, store].map { $0.map { URL(filePath: $0).resolvingSymlinksInPath().path } }
    guard let value, places[0] == places[1] else { return value }
    throw bad("--also", value, "it is the file of your own items; name another one")
  }

  static func locale(_ value: String?) throws(ArgumentError) -> Locale {
    guard let value else { return .current }
    let locale = Locale(identifier: value)
    // `Locale` accepts any text, so look its parts up.
    guard
      locale.language.languageCode?.isISOLanguage == true,
      locale.region?.isISORegion != false
    else {
      throw bad("--locale", value, "there is no such locale", among: Locale.availableIdentifiers)
    }
    return locale
  }

  static func calendar(
    _ given: SharedOptions,
    in locale: Locale
  ) throws(ArgumentError) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = try timeZone(given.timeZone)
    guard let weekday = given.weekStarts else { return calendar }
    guard let index = weekdays.firstIndex(of: weekday.lowercased()) else {
      throw bad("--week-starts", weekday, "there is no such weekday", among: weekdays)
    }
    calendar.firstWeekday = index + 1
    return calendar
  }

  private static func timeZone(_ value: String?) throws(ArgumentError) -> TimeZone {
    guard let value else { return .current }
    guard let zone = TimeZone(identifier: value) else {
      let names = TimeZone.knownTimeZoneIdentifiers
      throw bad("--time-zone", value, "there is no such time zone", among: names)
    }
    return zone
  }

  private static func bad(
    _ option: String,
    _ value: String,
    _ reason: String,
    among names: [String] = []
  ) -> ArgumentError {
    let nearest = NearestName.nearest(to: value, among: names)
    return .badValue(option, value: value, reason: reason, nearest: nearest)
  }
}
