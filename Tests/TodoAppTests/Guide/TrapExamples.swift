import Foundation
import KataTesting
import Testing

/// Code in the Guide that looks right and is wrong.
struct TrapExamples {
  @Test("7 minus the weekday is 6 on the Sunday that ends a week")
  func test_weekday_lastDayOfAMondayWeek_isWrong() throws {
    let calendar = FixedCalendar.auckland.calendar
    let now = try FixedCalendar.auckland.date("2014-05-25 12:00")

    let daysLeftInWeek = 7 - calendar.component(.weekday, from: now)

    let daysLeft = calendar.dateComponents([.day], from: now, to: try #require(weekEnd(after: now)))
    #expect(daysLeftInWeek == 6)
    #expect(daysLeft.day == 0)
  }

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

  @Test("An == that compares a value with itself finds two different items equal")
  func test_equality_ofItself_isTrue() {
    #expect(
      DisplayItem(title: "Pack", dueDay: "Friday") == DisplayItem(title: "Pack", dueDay: "Monday")
    )
  }

  private func weekEnd(after date: Date) -> Date? {
    FixedCalendar.auckland.calendar.dateInterval(of: .weekOfYear, for: date)?.end
  }
}

private struct DisplayItem: Equatable {
  var title: String
  var dueDay: String

  static func == (left: DisplayItem, right: DisplayItem) -> Bool {
    left.title == right.title && left.dueDay == left.dueDay
  }
}
