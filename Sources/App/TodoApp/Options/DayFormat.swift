import Foundation

/// Days as `YYYY-MM-DD` and moments as `YYYY-MM-DDTHH:MM`, in one calendar and its time zone.
package nonisolated struct DayFormat: Sendable {
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
