import Foundation

/// Days as `YYYY-MM-DD` and moments as `YYYY-MM-DDTHH:MM`, in one calendar and its time zone.
package nonisolated struct DayFormat: Sendable {
  /// The ways to type a day, for a sentence.
  static let examples = "YYYY-MM-DD, today, tomorrow or a weekday"

  /// The Gregorian calendar that decides which days and times exist.
  package let calendar: Calendar

  package init(calendar: Calendar) {
    self.calendar = calendar
  }

  /// The first instant of the day; nil if the text has another form or there is no such day.
  package func date(from text: String) -> Date? {
    guard let day = components(of: text) else { return nil }
    // Every day has a noon, but not every day has a midnight.
    var noon = day
    noon.hour = 12
    guard let date = calendar.date(from: noon), has(date, day) else { return nil }
    return calendar.startOfDay(for: date)
  }

  /// The first instant of a day as a person types it, seen from `now`; nil if there is no such day.
  ///
  /// It is `today`, `tomorrow`, a weekday in the calendar's language, long or short, or has the form
  /// `YYYY-MM-DD`. A weekday is the next one after today.
  package func date(typed text: String, now: Date) -> Date? {
    let word = text.lowercased(with: calendar.locale)
    let names = [
      calendar.weekdaySymbols, calendar.standaloneWeekdaySymbols, calendar.shortWeekdaySymbols,
      calendar.shortStandaloneWeekdaySymbols,
    ]
    .map { $0.map { $0.lowercased(with: calendar.locale) } }
    let days = (0...7).compactMap { calendar.date(byAdding: .day, value: $0, to: now) }
    let day: Date? =
      switch word {
      case "today": now
      case "tomorrow": days.dropFirst().first
      default:
        days.dropFirst().first { day in
          let index = calendar.component(.weekday, from: day) - 1
          return names.contains { [word, "\(word)."].contains($0[index]) }
        }
      }
    return day.map(calendar.startOfDay) ?? date(from: text)
  }

  /// The minute's first instant; nil if the text has another form or no clock shows that time.
  package func moment(from text: String) -> Date? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard
      parts.count == 2, var moment = components(of: String(parts[0])),
      let time = numbers(in: parts[1], separatedBy: ":", digits: [2, 2])
    else { return nil }
    moment.hour = time[0]
    moment.minute = time[1]
    guard let date = calendar.date(from: moment), has(date, moment) else { return nil }
    return date
  }

  /// The day that contains the moment.
  package func text(of date: Date) -> String {
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    return [(day.year, 4), (day.month, 2), (day.day, 2)]
      .map { number, digits in
        let text = String(number ?? 0)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
      }
      .joined(separator: "-")
  }

  private func components(of text: String) -> DateComponents? {
    numbers(in: text[...], separatedBy: "-", digits: [4, 2, 2])
      .map { DateComponents(year: $0[0], month: $0[1], day: $0[2]) }
  }

  private func numbers(
    in text: Substring,
    separatedBy separator: Character,
    digits: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard
      parts.map(\.utf8.count) == digits,
      parts.allSatisfy({ $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }

  // Calendars move 30 February to March, so compare the result with the input.
  private func has(_ date: Date, _ wanted: DateComponents) -> Bool {
    let found = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    return found.era == 1 && found.year == wanted.year && found.month == wanted.month
      && found.day == wanted.day
      && (wanted.hour == nil || found.hour == wanted.hour)
      && (wanted.minute == nil || found.minute == wanted.minute)
  }
}
