import Foundation

extension ControllableClock {
  /// Moves the clock to the first moment with these components in the calendar's time zone.
  ///
  /// - Throws: `ControllableClockError.noSuchDate` if the year is missing, for a date such as 30
  ///   February, and for an hour that daylight saving skips. The clock then stays.
  nonisolated(nonsending) public func travel(
    to components: DateComponents,
    in calendar: Calendar,
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    var calendar = calendar
    calendar.timeZone = components.timeZone ?? calendar.timeZone
    // A calendar turns 30 February into 2 March; `isValidDate` alone accepts skipped hours.
    guard components.year != nil || components.yearForWeekOfYear != nil,
      let date = calendar.date(from: components),
      calendar.date(date, matchesComponents: components)
    else {
      throw ControllableClockError.noSuchDate(at: "\(fileID):\(line)", components, calendar)
    }
    try await travel(to: date, fileID: fileID, line: line)
  }

  /// Moves the clock to the start of its next day.
  ///
  /// If the time zone skips midnight on that day, this is the first moment after the gap.
  nonisolated(nonsending) public func travelToNextDay(
    in calendar: Calendar,
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    let today = calendar.dateInterval(of: .day, for: now)
    try await travel(to: today?.end ?? now, fileID: fileID, line: line)
  }
}
