import Foundation

extension ControllableClock {
  /// Moves the clock to the first moment that has these components in the calendar and its time zone.
  ///
  /// - Throws: `ControllableClockError.noSuchDate` for 30 February, and for an hour that daylight saving
  ///   leaves out; the clock then stays.
  nonisolated(nonsending) public func travel(
    to components: DateComponents,
    in calendar: Calendar
  ) async throws {
    var calendar = calendar
    calendar.timeZone = components.timeZone ?? calendar.timeZone
    // A calendar makes 2 March of 30 February; `isValidDate` alone lets skipped hours through.
    guard let date = calendar.date(from: components),
      calendar.date(date, matchesComponents: components)
    else { throw ControllableClockError.noSuchDate(components, calendar) }
    await travel(to: date)
  }

  /// Moves the clock to the start of its next day: over midnight, or, where the calendar's time zone
  /// skips midnight, to the first moment after it.
  nonisolated(nonsending) public func travelToNextDay(in calendar: Calendar) async {
    let today = calendar.dateInterval(of: .day, for: now)
    await travel(to: today?.end ?? now)
  }
}
