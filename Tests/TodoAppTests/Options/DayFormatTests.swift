import Foundation
import Testing
import TodoApp

struct DayFormatTests {
  private func makeSUT(_ zone: String) -> DayFormat {
    DayFormat(calendar: .gregorian(in: zone))
  }

  @Test(
    "A day is its first instant in the calendar's zone, even if that is not midnight",
    arguments: [
      ("UTC", "2014-05-21", 0), ("Asia/Tokyo", "2014-05-21", 0), ("UTC", "2016-02-29", 0),
      ("UTC", "0800-01-02", 0), ("America/Sao_Paulo", "2018-11-04", 1),
    ]
  )
  func test_date_day_isItsStart(zone: String, day: String, hour: Int) throws {
    let sut = makeSUT(zone)

    let date = try #require(sut.date(from: day))

    #expect(date == sut.calendar.startOfDay(for: date))
    #expect(sut.calendar.component(.hour, from: date) == hour)
    #expect(sut.text(of: date) == day)
    #expect(sut.text(of: date + TimeInterval((24 - hour) * 3600 - 1)) == day)
  }

  @Test(
    "A day that the calendar does not have is not a date",
    arguments: [
      "", "2014-02-30", "2014-13-01", "2014-00-10", "2014-04-31", "2015-02-29", "0000-01-01",
      "1582-10-10", "14-05-21", "2014-5-21", "2014-05-21 ", "2014/05/21", "2014-05-21T09:00",
      "२०१४-०५-२१", "-014-05-21", "+014-05-21", "20140-05-21",
      // This time zone skipped the day.
      "2011-12-30",
    ]
  )
  func test_date_noDay_isNil(text: String) throws {
    #expect(makeSUT("Pacific/Apia").date(from: text) == nil)
  }

  @Test(
    "A person may type a day as a word of the language; a weekday is the next one after today",
    arguments: [
      ("en_US", "today", "2014-05-21"), ("en_US", "Tomorrow", "2014-05-22"),
      ("en_US", "thursday", "2014-05-22"), ("en_US", "Wednesday", "2014-05-28"),
      ("en_US", "tue", "2014-05-27"), ("en_US", "2014-02-28", "2014-02-28"),
      ("de_DE", "Freitag", "2014-05-23"), ("de_DE", "fr", "2014-05-23"),
      ("de_DE", "Fr.", "2014-05-23"), ("en_US", "2014-02-30", nil), ("en_US", "yesterday", nil),
      ("en_US", "mittwoch", nil), ("en_US", "", nil),
    ]
  )
  func test_date_typed_isADay(locale: String, text: String, day: String?) {
    var calendar = Calendar.gregorian(in: "Europe/Berlin")
    calendar.locale = Locale(identifier: locale)
    let sut = DayFormat(calendar: calendar)

    let date = sut.date(typed: text, now: Date(timeIntervalSince1970: 1_400_709_000))

    #expect(date == day.flatMap(sut.date))
  }

  @Test(
    "A time that does not exist in the time zone is not a moment",
    arguments: [
      "2014-05-21", "2014-05-21T9:00", "2014-05-21T24:00", "2014-05-21T09:60", "2014-05-21 09:00",
      "2014-02-30T09:00", "2018-11-04T00:30", "T09:00", "2014-05-21T09:00:00",
    ]
  )
  func test_moment_noTime_isNil(text: String) throws {
    #expect(makeSUT("America/Sao_Paulo").moment(from: text) == nil)
  }
}
