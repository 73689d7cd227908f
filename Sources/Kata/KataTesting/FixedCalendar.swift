import Foundation

/// A calendar with a fixed zone and first weekday, and dates written as people write them.
package struct FixedCalendar: Sendable {
  /// A date that is not in the form `2014-05-21 09:00`.
  package struct UnreadableDate: Error, CustomStringConvertible {
    var text: String
    package var description: String { "\"\(text)\" is no date like 2014-05-21 09:00." }
  }

  /// The calendar that the subject gets.
  package let calendar: Calendar
  /// The number of weeks to move the dates; not 0 only when values are drawn from a seed.
  private let weeks: Int
  // Made once, because making one takes longer than most tests.
  private let reader: DateFormatter
  private let writer: DateFormatter

  /// Sunday first, at UTC, in English; its dates move with the seed, if there is one.
  package static let seededSundayFirst = FixedCalendar(
    zone: "UTC",
    firstWeekday: 1,
    weeks: Seed.weeks
  )
  /// The same with Monday first.
  package static let seededMondayFirst = FixedCalendar(
    zone: "UTC",
    firstWeekday: 2,
    weeks: Seed.weeks
  )
  /// Sunday first at UTC; its dates do not move with the seed.
  package static let sundayFirst = FixedCalendar(zone: "UTC", firstWeekday: 1)
  /// Sunday first in São Paulo, where 4 November 2018 had no midnight.
  package static let saoPaulo = FixedCalendar(zone: "America/Sao_Paulo", firstWeekday: 1)
  /// Monday first in London, where 30 and 31 March 2014 begin on the same day at UTC.
  package static let london = FixedCalendar(zone: "Europe/London", firstWeekday: 2)
  /// Sunday first on Kiritimati, 14 hours ahead of UTC.
  package static let kiritimati = FixedCalendar(zone: "Pacific/Kiritimati", firstWeekday: 1)
  /// The Japanese calendar at UTC, Sunday first; a new era began on 1 May 2019.
  package static let japanese = FixedCalendar(.japanese, zone: "UTC", firstWeekday: 1)
  /// Monday first in Auckland, where noon at UTC is already the next day.
  package static let auckland = FixedCalendar(zone: "Pacific/Auckland", firstWeekday: 2)

  private init(
    _ identifier: Calendar.Identifier = .gregorian,
    zone: String,
    firstWeekday: Int,
    weeks: Int = 0
  ) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.firstWeekday = firstWeekday
    self.calendar = calendar
    self.weeks = weeks
    reader = Self.formatter("yyyy-MM-dd HH:mm", in: calendar)
    writer = Self.formatter("EEE d MMM yyyy, HH:mm", in: calendar)
  }

  /// The moment written as `2014-05-21 09:00`, moved by the seed's weeks.
  package func date(_ text: String) throws -> Date {
    guard
      let written = reader.date(from: text),
      let moved = calendar.date(byAdding: .weekOfYear, value: weeks, to: written)
    else { throw UnreadableDate(text: text) }
    return moved
  }

  /// The last moment before the written one.
  package func instant(before text: String) throws -> Date {
    try date(text).addingTimeInterval(-0.001)
  }

  /// A moment in the form of a sentence, such as `Wed 21 May 2014, 09:00`.
  package func text(_ date: Date) -> String {
    writer.string(from: date)
  }

  /// The zone as the end of a sentence, such as ` in Pacific/Auckland`; empty at UTC.
  package var place: String {
    let zone = calendar.timeZone
    return zone == TimeZone(identifier: "UTC") || zone == .gmt ? "" : " in \(zone.identifier)"
  }

  private static func formatter(_ format: String, in calendar: Calendar) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = calendar.locale
    // Dates are written in the Gregorian calendar, whatever calendar the subject uses.
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = format
    return formatter
  }
}
