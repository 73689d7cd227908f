import Foundation
import Testing
import TodoDomain
import TodoMocks

struct ControllableClockTimeTests {
  private let noon = Date(timeIntervalSince1970: 1_400_673_600.125)  // 21 May 2014, 12:00 UTC

  @Test("It shows the time it was made with, to the last bit")
  func test_now_atFirst_isTheTimeItWasMadeWith() {
    #expect(ControllableClock(now: noon).now == noon)
  }

  @Test(
    "A date and its instant are the same to the last bit",
    arguments: [
      -978_307_200, 422_366_400.1, 63_113_904_000.3, -63_114_076_800.7, 0.1, -0.1, 1e300, .infinity,
    ] as [TimeInterval]
  )
  func test_instant_ofADate_hasThatDate(interval: TimeInterval) {
    let date = Date(timeIntervalSinceReferenceDate: interval)

    #expect(
      ControllableClock.Instant(date).date == min(date, Date(timeIntervalSinceReferenceDate: 9e18))
    )
  }

  @Test("It stands still until it is moved, and can be set forward and back")
  func test_now_set_isShown() {
    let clock = ControllableClock(now: noon)

    clock.now = noon + 60
    let later = clock.now
    clock.now = noon - 60

    #expect([later, clock.now] == [noon + 60, noon - 60])
  }

  @Test("The date and the instant are one time line")
  func test_advance_dateAndInstant_agree() async {
    let clock = ControllableClock(now: noon)
    let before = clock.instant

    await clock.advance(by: .milliseconds(1500))

    #expect(clock.now == noon + 1.5)
    #expect(before.duration(to: clock.instant) == .milliseconds(1500))
    #expect(clock.instant == ControllableClock.Instant(clock.now))
    #expect(clock.instant.date == clock.now)
  }

  @Test("It is a clock of the to-do list and a clock of the language")
  func test_protocols_bothShowItsTime() async {
    let clock = ControllableClock(now: noon)
    let todoClock: any TodoClock = clock

    let passed = await elapsed(on: clock) { await clock.advance(by: .seconds(5)) }

    #expect(passed == .seconds(5))
    #expect(todoClock.now == noon + 5)
  }

  @Test("It travels to a date and back")
  func test_travel_toADate_showsIt() async {
    let clock = ControllableClock(now: noon)

    await clock.travel(to: .distantFuture)
    await clock.travel(to: noon)

    #expect(clock.now == noon)
  }

  @Test("It travels to a day and an hour as a calendar in its time zone has them")
  func test_travel_toComponents_usesCalendarAndZone() async throws {
    let clock = ControllableClock(now: noon)

    try await clock.travel(
      to: DateComponents(year: 2014, month: 12, day: 31, hour: 23, minute: 59),
      in: calendar("Pacific/Auckland")
    )

    #expect(clock.now == Date(timeIntervalSince1970: 1_420_023_540))
  }

  @Test("A day that does not exist is refused, and the clock stays")
  func test_travel_noSuchDay_throws() async {
    let clock = ControllableClock(now: noon)

    let error = await #expect(throws: ControllableClockError.self) {
      try await clock.travel(
        to: DateComponents(year: 2014, month: 2, day: 30),
        in: calendar("Europe/Berlin")
      )
    }

    #expect(
      error?.description == """
        There is no date year: 2014 month: 2 day: 30 in the gregorian calendar in Europe/Berlin; \
        the clock stays. Ask for a date that this calendar has.
        """
    )
    #expect(clock.now == noon)
  }

  @Test("An hour that the change to summer time leaves out is refused")
  func test_travel_skippedHour_throws() async {
    let clock = ControllableClock(now: noon)

    await #expect(throws: ControllableClockError.self) {
      try await clock.travel(
        to: DateComponents(year: 2014, month: 3, day: 30, hour: 2, minute: 30),
        in: calendar("Europe/Berlin")
      )
    }
  }

  @Test("Midnight is where the calendar has it")
  func test_travelToNextDay_showsMidnight() async {
    let clock = ControllableClock(now: noon)

    await clock.travelToNextDay(in: calendar("Pacific/Auckland"))

    #expect(clock.now == Date(timeIntervalSince1970: 1_400_760_000))
  }

  @Test("The day of the change to summer time has 23 hours, the one back has 25")
  func test_travelToNextDay_overDaylightSaving_isShorterOrLonger() async throws {
    let berlin = calendar("Europe/Berlin")
    let clock = ControllableClock(now: noon)

    try await clock.travel(to: DateComponents(year: 2014, month: 3, day: 30), in: berlin)
    let spring = await elapsed(on: clock) { await clock.travelToNextDay(in: berlin) }
    try await clock.travel(to: DateComponents(year: 2014, month: 10, day: 26), in: berlin)
    let autumn = await elapsed(on: clock) { await clock.travelToNextDay(in: berlin) }

    #expect([spring, autumn].map { $0 / .seconds(3600) } == [23, 25])
  }

  @Test("Where midnight itself is skipped, the next day begins at one o'clock")
  func test_travelToNextDay_skippedMidnight_isTheFirstMomentOfTheDay() async throws {
    let saoPaulo = calendar("America/Sao_Paulo")
    let clock = ControllableClock(now: noon)
    try await clock.travel(
      to: DateComponents(year: 2017, month: 10, day: 14, hour: 12),
      in: saoPaulo
    )

    await clock.travelToNextDay(in: saoPaulo)

    #expect(
      saoPaulo.dateComponents([.day, .hour], from: clock.now) == DateComponents(day: 15, hour: 1)
    )
  }

  private func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  private func elapsed<C: Clock<Duration>>(on clock: C, _ work: () async -> Void) async -> Duration
  {
    await clock.measure(work)
  }
}
