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
    // Every day has a noon, but not every day has a midnight.
    text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)/.asciiOnlyDigits())
      .flatMap { instant([$0.1, $0.2, $0.3, "12", "00"]) }
      .map(calendar.startOfDay)
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
    text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.asciiOnlyDigits())
      .flatMap { instant([$0.1, $0.2, $0.3, $0.4, $0.5]) }
  }

  /// The day that contains the moment.
  package func text(of date: Date) -> String {
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    return String(format: "%04ld-%02ld-%02ld", day.year ?? 0, day.month ?? 0, day.day ?? 0)
  }

  /// The instant with this year, month, day, hour and minute.
  private func instant(_ texts: [Substring]) -> Date? {
    let numbers = texts.compactMap { Int($0) }
    let wanted = DateComponents(
      era: 1,
      year: numbers[0],
      month: numbers[1],
      day: numbers[2],
      hour: numbers[3],
      minute: numbers[4]
    )
    // Calendars move 30 February to March, so compare the result with the input.
    guard
      let date = calendar.date(from: wanted),
      calendar.date(date, matchesComponents: wanted)
    else { return nil }
    return date
  }
}
