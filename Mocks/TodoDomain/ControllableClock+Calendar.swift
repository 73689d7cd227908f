import Foundation

extension ControllableClock {
  /// Moves the clock to the first moment that has these components in the calendar and its time zone.
  ///
  /// - Throws: `ControllableClockError.noSuchDate` without a year, for 30 February, and for an hour that
  ///   daylight saving leaves out; the clock then stays.
  nonisolated(nonsending) public func travel(
    to components: DateComponents,
    in calendar: Calendar,
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    var calendar = calendar
    calendar.timeZone = components.timeZone ?? calendar.timeZone
    // A calendar makes 2 March of 30 February; `isValidDate` alone lets skipped hours through.
    guard components.year != nil || components.yearForWeekOfYear != nil,
      let date = calendar.date(from: components),
      calendar.date(date, matchesComponents: components)
    else {
      throw ControllableClockError.noSuchDate(at: "\(fileID):\(line)", components, calendar)
    }
    try await travel(to: date, fileID: fileID, line: line)
  }

  /// Moves the clock to the start of its next day: over midnight, or, where the calendar's time zone
  /// skips midnight, to the first moment after it.
  nonisolated(nonsending) public func travelToNextDay(
    in calendar: Calendar,
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    let today = calendar.dateInterval(of: .day, for: now)
    try await travel(to: today?.end ?? now, fileID: fileID, line: line)
  }
}
