import Foundation
import KataTesting

/// The calendar of a scenario, and the day around which it happens.
///
/// Each zone has days on which its clocks change. Places that skipped or repeated a day are left
/// out, because correct code may differ there. For the same reason the years begin after 1994:
/// Kiritimati skipped the last day of that year.
struct ScenarioDays {
  /// The calendar that the interactor gets.
  let calendar: Calendar
  /// Noon of the day.
  private let noon: Date

  /// Makes a calendar and a day; the simplest is a Wednesday at UTC in the Gregorian calendar.
  init(_ choices: inout Choices) {
    let zone = choices.one(of: Self.zones)
    let kind =
      choices.isChosen(onceIn: 3) ? choices.one(of: Self.calendars) : (.gregorian, days: Self.days)
    var calendar = Calendar(identifier: kind.identifier)
    calendar.timeZone = TimeZone(identifier: zone.name) ?? .gmt
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.firstWeekday = 1 + choices.number(below: 7)
    if choices.isChosen(onceIn: 3) {
      calendar.minimumDaysInFirstWeek = 1 + choices.number(below: 7)
    }
    self.calendar = calendar

    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    let isAnyDay = choices.isChosen(onceIn: 4)
    let isOfZone = !choices.isChosen(onceIn: 4) && !zone.days.isEmpty
    let (year, month, number) =
      isAnyDay
      ? (
        1996 + choices.number(below: 94), 1 + choices.number(below: 12),
        1 + choices.number(below: 28)
      )
      : choices.one(of: isOfZone ? zone.days : kind.days)
    // Often a day before, so that a day of 23 or 25 hours is tomorrow.
    let eve = isOfZone && !choices.isChosen(onceIn: 3) ? 1 : 0
    let day = DateComponents(year: year, month: month, day: number - eve, hour: 12)
    let daysOn =
      choices.isChosen(onceIn: 3) ? choices.number(below: choices.isChosen(onceIn: 3) ? 17 : 4) : 0
    let machinesNoon =
      choices.isChosen(onceIn: 8) ? choices.machinesDay(calendar) + 43_200 : nil
    let noon = machinesNoon ?? gregorian.date(from: day) ?? .distantPast
    // The day itself first, then days before and after it in turn.
    let offset = daysOn.isMultiple(of: 2) ? daysOn / -2 : (daysOn + 1) / 2
    self.noon = gregorian.date(byAdding: .day, value: offset, to: noon) ?? noon
  }

  /// The start of the day after this moment.
  func startOfDay(after moment: Date) -> Date {
    calendar.dateInterval(of: .day, for: moment)?.end ?? moment
  }

  /// A time on the day, or on a day soon after it.
  func moment(_ choices: inout Choices) -> Date {
    let noon = noon.addingTimeInterval(
      86_400 * Double(choices.one(of: [0, 0, 0, 0, 0, 1, 1, 2, 7]))
    )
    let day = calendar.dateInterval(of: .day, for: noon) ?? DateInterval(start: noon, duration: 1)
    switch choices.number(below: 6) {
    case 0: return noon
    case 1: return day.start
    case 2: return day.end.addingTimeInterval(-0.001)
    case 3: return day.start.addingTimeInterval(0.25)
    case 4: return day.end.addingTimeInterval(-1)
    default: return day.start + day.duration * Double(choices.number(below: 997)) / 997
    }
  }

  /// A due date, mostly at or near the start of a day around now, most often of the next day.
  func dueDate(around now: Date, _ choices: inout Choices) -> Date {
    let number = choices.number(below: choices.isChosen(onceIn: 2) ? 20 : 4)
    if number == 19 {
      return now.addingTimeInterval(86_400 * Double(choices.number(below: 800) - 400))
    }
    let days = Double(number < 17 ? number : 16 - number)
    let start = calendar.startOfDay(for: now.addingTimeInterval(86_400 * days))
    switch choices.number(below: 10) {
    case 0: return start
    case 1: return start.addingTimeInterval(-0.001)
    case 2: return start.addingTimeInterval(0.001)
    case 3: return start.addingTimeInterval(43_200)
    case 4: return start.addingTimeInterval(-1)
    case 5, 8: return start.addingTimeInterval(1_800)
    case 6: return start.addingTimeInterval(-0.000_01)
    case 7:
      // Near a change of the clocks, if there is one.
      let change = calendar.timeZone.nextDaylightSavingTimeTransition(after: start) ?? start
      guard change < start.addingTimeInterval(86_400) else { return start }
      return change.addingTimeInterval(Double(600 * (choices.number(below: 12) - 6)))
    default: return start.addingTimeInterval(Double(choices.number(below: 86_400)))
    }
  }
}

extension ScenarioDays {
  private typealias Day = (Int, Int, Int)

  // Ends of years and weeks, and leap days.
  private static let days: [Day] = [
    (2014, 5, 21), (2014, 12, 30), (2016, 2, 28), (2018, 12, 30), (2020, 12, 31),
    (1999, 12, 31), (1969, 12, 31), (2001, 1, 1), (2027, 1, 2), (2024, 9, 1),
  ]

  private static let zones: [(name: String, days: [Day])] = [
    ("UTC", []),
    // The first three and Cairo have a day without midnight. They are listed twice, with the day
    // before as well, so that the day without midnight can be tomorrow.
    ("America/Sao_Paulo", [(2018, 11, 4), (2018, 11, 3), (2017, 10, 15), (2017, 10, 14)]),
    ("America/Havana", [(2018, 3, 11), (2018, 3, 10), (2018, 11, 4)]),
    ("Asia/Beirut", [(2018, 3, 25), (2018, 3, 24), (2018, 10, 27)]),
    ("America/Sao_Paulo", [(2018, 11, 4), (2018, 11, 3), (2018, 2, 17), (2017, 10, 15)]),
    ("Europe/Berlin", [(2014, 3, 30), (2014, 3, 29), (2014, 10, 25), (1947, 5, 11)]),
    ("America/New_York", [(2014, 3, 9), (2014, 3, 8), (2014, 11, 1), (1974, 1, 6)]),
    ("America/Havana", [(2018, 3, 11), (2018, 11, 4)]),
    ("Asia/Beirut", [(2018, 3, 25), (2018, 10, 27)]),
    ("Asia/Tehran", [(2018, 3, 22), (2018, 9, 21)]),
    ("Pacific/Kiritimati", []),
    ("Pacific/Pago_Pago", []),
    ("Asia/Kathmandu", [(1985, 12, 31), (1985, 12, 30)]),
    ("Australia/Lord_Howe", [(2014, 4, 6), (2014, 10, 5)]),
    ("Pacific/Chatham", [(2014, 9, 28)]),
    ("Africa/Cairo", [(2014, 7, 31)]),
    ("Africa/Cairo", [(2014, 7, 31), (2014, 8, 1)]),
    ("Europe/Amsterdam", [(1930, 5, 15), (1936, 10, 4)]),
  ]

  // With days around the start of an era or a year.
  private static let calendars: [(identifier: Calendar.Identifier, days: [Day])] = [
    (.japanese, [(2019, 4, 30), (1989, 1, 7), (1926, 12, 24)]),
    (.iso8601, days),
    (.buddhist, days),
    (.hebrew, [(2014, 9, 24), (2016, 10, 2)]),
    (.islamicCivil, [(2014, 10, 24), (2016, 10, 1)]),
    (.persian, [(2014, 3, 20), (2017, 3, 20)]),
    (.coptic, [(2014, 9, 10), (2015, 9, 11)]),
  ]
}
