import Foundation
import Testing
import TodoDomain
import TodoMocks

struct ControllableClockTimeTests {
  private let noon = Date(timeIntervalSince1970: 1_400_673_600.125)  // 21 May 2014, 12:00 UTC

  @Test("A date and its instant are equal to the last bit")
  func test_instant_ofADate_hasThatDate() async throws {
    let dates = [
      -978_307_200, 422_366_400.1, 63_113_904_000.3, -63_114_076_800.7, 0.1, -0.1, 1e300, .infinity,
    ].map { Date(timeIntervalSinceReferenceDate: $0) }

    let there = dates.map { ControllableClock.Instant($0).date }

    #expect(there == dates.map { min($0, Date(timeIntervalSinceReferenceDate: 9e18)) })
  }

  @Test("The date and the instant are on one time line, also after the clock is set")
  func test_advance_dateAndInstant_agree() async throws {
    let clock = ControllableClock(now: noon + 60)
    clock.now = noon
    let before = clock.instant

    try await clock.advance(by: .milliseconds(1500))

    #expect(clock.now == noon + 1.5)
    #expect(before.duration(to: clock.instant) == .milliseconds(1500))
    #expect(clock.instant == ControllableClock.Instant(clock.now))
    #expect(clock.instant.date == clock.now)
  }

  @Test("It travels to a day and an hour of a calendar in its time zone")
  func test_travel_toComponents_usesCalendarAndZone() async throws {
    let clock = ControllableClock(now: noon)

    try await clock.travel(
      to: DateComponents(year: 2014, month: 12, day: 31, hour: 23, minute: 59),
      in: calendar("Pacific/Auckland")
    )

    #expect(clock.now == Date(timeIntervalSince1970: 1_420_023_540))
  }

  @Test("A day or an hour that does not exist is refused, and the clock stays")
  func test_travel_noSuchDay_throws() async throws {
    let clock = ControllableClock(now: noon)

    let error = await #expect(throws: ControllableClockError.self) {
      try await clock.travel(
        to: DateComponents(year: 2014, month: 2, day: 30),
        in: calendar("Europe/Berlin"),
        fileID: "A/B.swift",
        line: 7
      )
    }

    #expect(
      error?.description == """
        A/B.swift:7: There is no date year: 2014 month: 2 day: 30 in the gregorian calendar in Europe/Berlin; \
        the clock stays. Ask for a date that this calendar has, with its year.
        """
    )
    // The change to summer time skips the hour; without a year, the hour would be in the year 1.
    for components in [
      DateComponents(year: 2014, month: 3, day: 30, hour: 2, minute: 30), DateComponents(hour: 9),
    ] {
      await #expect(throws: ControllableClockError.self) {
        try await clock.travel(to: components, in: calendar("Europe/Berlin"))
      }
    }
    #expect(clock.now == noon)
  }

  @Test("The day of the change to summer time has 23 hours, the day of the change back has 25")
  func test_travelToNextDay_overDaylightSaving_isShorterOrLonger() async throws {
    let berlin = calendar("Europe/Berlin")
    let clock = ControllableClock(now: noon)

    try await clock.travel(to: DateComponents(year: 2014, month: 3, day: 30), in: berlin)
    let spring = try await clock.measure { try await clock.travelToNextDay(in: berlin) }
    try await clock.travel(to: DateComponents(year: 2014, month: 10, day: 26), in: berlin)
    let autumn = try await clock.measure { try await clock.travelToNextDay(in: berlin) }

    #expect([spring, autumn].map { $0 / .seconds(3600) } == [23, 25])
  }

  @Test("If midnight itself is skipped, the next day begins at one o'clock")
  func test_travelToNextDay_skippedMidnight_isTheFirstMomentOfTheDay() async throws {
    let saoPaulo = calendar("America/Sao_Paulo")
    let clock = ControllableClock(now: noon)
    try await clock.travel(
      to: DateComponents(year: 2017, month: 10, day: 14, hour: 12),
      in: saoPaulo
    )

    try await clock.travelToNextDay(in: saoPaulo)

    #expect(
      saoPaulo.dateComponents([.day, .hour], from: clock.now) == DateComponents(day: 15, hour: 1)
    )
  }

  private func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }
}
