import Foundation
import KataTesting
import Testing

/// Code in the Guide that looks right and is wrong.
struct TrapExamples {
  @Test("Two days of one week are not in the same week if a new era begins between them")
  func test_sameWeek_newEra_isFalse() throws {
    let calendar = FixedCalendar.japanese.calendar
    let tuesday = try FixedCalendar.japanese.date("2019-04-30 12:00")
    let wednesday = try FixedCalendar.japanese.date("2019-05-01 12:00")

    let isOneWeek = calendar.isDate(tuesday, equalTo: wednesday, toGranularity: .weekOfYear)
    #expect(!isOneWeek)
  }

  @Test("A week after a day without midnight is an hour too late")
  func test_addedWeek_noMidnight_isAnHourLate() throws {
    let calendar = FixedCalendar.saoPaulo.calendar
    // That Sunday began at 01:00.
    let startOfSunday = try FixedCalendar.saoPaulo.date("2018-11-04 01:00")

    let nextSunday = calendar.date(byAdding: .weekOfYear, value: 1, to: startOfSunday)
    #expect(nextSunday == (try FixedCalendar.saoPaulo.date("2018-11-11 01:00")))
    #expect(calendar.startOfDay(for: try #require(nextSunday)) != nextSunday)
  }
}
