// Written by `kata verify --write` from the suite in Swift Testing; XCTest sorts tests by name.

import Foundation
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class Stage1InteractorXCTests: StageTestCase {
  func test_01_nothingDue_reportsAnEmptyList() async throws {
    let fixture = try ListInteractorFixture(now: "2014-05-21 09:00", items: [])

    await fixture.sut.findUpcomingItems()

    assertEqual(fixture.output.calls, [.foundUpcomingItems([])], after: fixture.act)
  }

  func test_02_request_asksOnceFromTheStartOfToday() async throws {
    let wednesdayStart = try FixedCalendar.seededSundayFirst.date("2014-05-21 00:00")
    let sundayStart = try FixedCalendar.auckland.date("2014-05-25 00:00")
    let thursdayStart = try FixedCalendar.seededSundayFirst.date("2014-05-22 00:00")
    let clock = ControllableClock(now: wednesdayStart + 9 * 3_600)
    let wednesday = try ListInteractorFixture(now: "2014-05-21 09:00", clock: clock)
    let sunday = try ListInteractorFixture(now: "2014-05-25 23:59", on: .auckland)

    await wednesday.sut.findUpcomingItems()
    await sunday.sut.findUpcomingItems()
    let starts = wednesday.starts
    let calls = wednesday.dataManager.calls
    try await clock.travel(to: thursdayStart + 9 * 3_600)
    await wednesday.sut.findUpcomingItems()

    assertTrue(starts == [wednesdayStart], wednesday.asked(from: wednesdayStart, got: calls))
    assertTrue(
      sunday.starts == [sundayStart],
      sunday.asked(from: sundayStart, got: sunday.dataManager.calls)
    )
    assertTrue(
      wednesday.starts == [wednesdayStart, thursdayStart],
      wednesday.asked(againFrom: thursdayStart)
    )
  }

  func test_03_request_asksUpToTheEndOfNextWeek() async throws {
    let june1 = try FixedCalendar.seededSundayFirst.date("2014-06-01 00:00")
    let june9 = try FixedCalendar.seededMondayFirst.date("2014-06-09 00:00")
    let wednesday = try ListInteractorFixture(now: "2014-05-21 09:00")
    let sunday = try ListInteractorFixture(now: "2014-06-01 23:00", on: .seededMondayFirst)

    await wednesday.sut.findUpcomingItems()
    await sunday.sut.findUpcomingItems()

    assertTrue(wednesday.ends == [june1], wednesday.asked(upTo: june1))
    assertTrue(sunday.ends == [june9], sunday.asked(upTo: june9))
  }

  func test_04_dueToday_isToday() async throws {
    let dates = FixedCalendar.seededSundayFirst
    let first = try dates.date("2014-05-21 00:00")
    let noon = try dates.date("2014-05-21 12:00")
    let last = try dates.instant(before: "2014-05-22 00:00")
    let fixture = try ListInteractorFixture(
      now: "2014-05-21 09:00",
      items: [item("Pack", due: first), item("Call", due: noon), item("Sleep", due: last)]
    )

    await fixture.sut.findUpcomingItems()

    let expected = [
      upcoming("Pack", due: first, .today), upcoming("Call", due: noon, .today),
      upcoming("Sleep", due: last, .today),
    ]
    assertEqual(fixture.output.calls, [.foundUpcomingItems(expected)], after: fixture.act)

    await fixture.sut.findUpcomingItems()

    let twice = Array(
      repeating: ListInteractorOutputSpy.Call.foundUpcomingItems(expected),
      count: 2
    )
    assertEqual(fixture.output.calls, twice, after: "\(fixture.act), called twice")
  }

  func test_05_dueTomorrow_isTomorrow() async throws {
    let dates = FixedCalendar.seededSundayFirst
    let first = try dates.date("2014-05-22 00:00")
    let last = try dates.instant(before: "2014-05-23 00:00")
    let fixture = try ListInteractorFixture(
      now: "2014-05-21 09:00",
      items: [item("Pack", due: first), item("Call", due: last)]
    )
    let may = try dates.date("2014-05-01 18:00")
    let april = try ListInteractorFixture(
      now: "2014-04-30 09:00",
      items: [item("Pack", due: may)]
    )

    await fixture.sut.findUpcomingItems()
    await april.sut.findUpcomingItems()

    let expected = [
      upcoming("Pack", due: first, .tomorrow), upcoming("Call", due: last, .tomorrow),
    ]
    assertEqual(fixture.output.calls, [.foundUpcomingItems(expected)], after: fixture.act)
    let ofMay = [upcoming("Pack", due: may, .tomorrow)]
    assertEqual(april.output.calls, [.foundUpcomingItems(ofMay)], after: april.act)
  }

  func test_06_dueLaterThisWeek_isLaterThisWeek() async throws {
    let dates = FixedCalendar.seededSundayFirst
    let first = try dates.date("2014-05-23 00:00")
    let last = try dates.instant(before: "2014-05-25 00:00")
    let fixture = try ListInteractorFixture(
      now: "2014-05-21 09:00",
      items: [item("Pack", due: first), item("Call", due: last)]
    )

    await fixture.sut.findUpcomingItems()

    let expected = [
      upcoming("Pack", due: first, .laterThisWeek), upcoming("Call", due: last, .laterThisWeek),
    ]
    assertEqual(fixture.output.calls, [.foundUpcomingItems(expected)], after: fixture.act)
  }

  func test_07_dueNextWeek_isNextWeek() async throws {
    let dates = FixedCalendar.seededSundayFirst
    let first = try dates.date("2014-05-25 00:00")
    let last = try dates.instant(before: "2014-06-01 00:00")
    let fixture = try ListInteractorFixture(
      now: "2014-05-21 09:00",
      items: [item("Pack", due: first), item("Call", due: last)]
    )

    await fixture.sut.findUpcomingItems()

    let expected = [
      upcoming("Pack", due: first, .nextWeek), upcoming("Call", due: last, .nextWeek),
    ]
    assertEqual(fixture.output.calls, [.foundUpcomingItems(expected)], after: fixture.act)
  }

  func test_08_dataError_isReportedAndNothingElse() async throws {
    let reason = Seed.title("disk full")
    let disk = DiskError(reason)
    let localized = StoreError(errorDescription: reason)
    let fixture = try ListInteractorFixture(
      now: "2014-05-21 09:00",
      answer: .inTurn(.failure(disk), .failure(disk), .failure(localized))
    )

    await fixture.sut.findUpcomingItems()
    let calls = fixture.output.calls
    await fixture.sut.findUpcomingItems()
    await fixture.sut.findUpcomingItems()

    let failure = ListInteractorOutputSpy.Call
      .failedToFindUpcomingItems(UseCaseFailure(reason: reason))
    assertEqual(calls, [failure], after: fixture.act)
    assertEqual(
      fixture.output.calls,
      [failure, failure, failure],
      after: "\(fixture.act), called three times, the last time with a LocalizedError"
    )
  }

  func test_09_tomorrowStartsNewWeek_isNextWeek() async throws {
    let sunday = try FixedCalendar.seededSundayFirst.date("2014-05-25 10:00")
    let fixture = try ListInteractorFixture(
      now: "2014-05-24 09:00",
      items: [item("Pack", due: sunday)]
    )

    await fixture.sut.findUpcomingItems()

    let expected = [upcoming("Pack", due: sunday, .nextWeek)]
    assertEqual(fixture.output.calls, [.foundUpcomingItems(expected)], after: fixture.act)
  }

  func test_10_dueOutsideTheWindow_isLeftOut() async throws {
    let dates = FixedCalendar.seededSundayFirst
    let overdue = try dates.instant(before: "2014-05-21 00:00")
    let upcomingDate = try dates.date("2014-05-21 18:00")
    let tooLate = try dates.date("2014-06-01 00:00")
    let fixture = try ListInteractorFixture(
      now: "2014-05-21 09:00",
      items: [
        item("Overdue", due: overdue), item("Pack", due: upcomingDate),
        item("Some day", due: tooLate),
      ]
    )

    await fixture.sut.findUpcomingItems()

    let expected = [upcoming("Pack", due: upcomingDate, .today)]
    assertEqual(fixture.output.calls, [.foundUpcomingItems(expected)], after: fixture.act)
  }

  func test_11_severalItems_areReportedByDueDateThenName() async throws {
    let dates = FixedCalendar.seededSundayFirst
    let morning = try dates.date("2014-05-21 10:00")
    let evening = try dates.date("2014-05-21 20:00")
    let fixture = try ListInteractorFixture(
      now: "2014-05-21 09:00",
      items: [
        item("Pack", due: evening), item("Call", due: evening), item("Water", due: morning),
        item("Bake", due: evening + 20), item("Buy tea", due: evening),
      ]
    )

    await fixture.sut.findUpcomingItems()
    let calls = fixture.output.calls
    await fixture.sut.findUpcomingItems()

    let answer = ListInteractorOutputSpy.Call.foundUpcomingItems([
      upcoming("Water", due: morning, .today), upcoming("Buy tea", due: evening, .today),
      upcoming("Call", due: evening, .today), upcoming("Pack", due: evening, .today),
      upcoming("Bake", due: evening + 20, .today),
    ])
    assertEqual(calls, [answer], after: fixture.act)
    assertEqual(fixture.output.calls, [answer, answer], after: "\(fixture.act), called twice")
  }

  func test_12_weekStartsOnMonday_sundayBelongsToThisWeek() async throws {
    let dates = FixedCalendar.seededMondayFirst
    let sunday = try dates.date("2014-05-25 10:00")
    let monday = try dates.date("2014-05-26 10:00")
    let nextSunday = try dates.date("2014-06-01 10:00")
    let items = [
      item("Rest", due: sunday), item("Work", due: monday), item("Rest", due: nextSunday),
    ]
    let onWednesday = try ListInteractorFixture(now: "2014-05-21 09:00", on: dates, items: items)
    let onSunday = try ListInteractorFixture(now: "2014-05-25 09:00", on: dates, items: items)

    await onWednesday.sut.findUpcomingItems()
    await onSunday.sut.findUpcomingItems()

    let expectedOnWednesday = [
      upcoming("Rest", due: sunday, .laterThisWeek), upcoming("Work", due: monday, .nextWeek),
      upcoming("Rest", due: nextSunday, .nextWeek),
    ]
    let expectedOnSunday = [
      upcoming("Rest", due: sunday, .today), upcoming("Work", due: monday, .nextWeek),
      upcoming("Rest", due: nextSunday, .nextWeek),
    ]
    assertEqual(
      onWednesday.output.calls,
      [.foundUpcomingItems(expectedOnWednesday)],
      after: onWednesday.act
    )
    assertEqual(onSunday.output.calls, [.foundUpcomingItems(expectedOnSunday)], after: onSunday.act)
  }

  func test_13_yearEnd_weeksGoOn() async throws {
    let dates = FixedCalendar.sundayFirst
    let newYearsEve = try dates.date("2014-12-31 10:00")
    let newYear = try dates.date("2015-01-01 10:00")
    let sunday = try dates.date("2015-01-04 10:00")
    let aYearOn = try dates.date("2015-12-30 10:00")
    let january11 = try dates.date("2015-01-11 00:00")
    let fixture = try ListInteractorFixture(
      now: "2014-12-30 09:00",
      on: dates,
      items: [
        item("Shop", due: newYearsEve), item("Sleep", due: newYear), item("Walk", due: sunday),
        item("Shop", due: aYearOn),
      ]
    )
    let firstOfMay = try FixedCalendar.japanese.date("2019-05-01 10:00")
    let newEra = try ListInteractorFixture(
      now: "2019-04-30 09:00",
      on: .japanese,
      items: [item("Shop", due: firstOfMay)]
    )

    await fixture.sut.findUpcomingItems()
    await newEra.sut.findUpcomingItems()

    let expected = [
      upcoming("Shop", due: newYearsEve, .tomorrow),
      upcoming("Sleep", due: newYear, .laterThisWeek), upcoming("Walk", due: sunday, .nextWeek),
    ]
    let expectedInNewEra = [upcoming("Shop", due: firstOfMay, .tomorrow)]
    assertTrue(fixture.ends == [january11], fixture.asked(upTo: january11))
    assertEqual(fixture.output.calls, [.foundUpcomingItems(expected)], after: fixture.act)
    assertEqual(newEra.output.calls, [.foundUpcomingItems(expectedInNewEra)], after: newEra.act)
  }

  func test_14_midnightPassesDuringRequest_oneReadingDecides() async throws {
    let dates = FixedCalendar.seededSundayFirst
    let evening = try dates.date("2014-05-21 20:00")
    let morning = try dates.date("2014-05-22 08:00")
    let clock = TodoClockSpy(
      now: try dates.date("2014-05-21 23:59"),
      then: try dates.date("2014-05-22 00:01")
    )
    let fixture = try ListInteractorFixture(
      now: "2014-05-21 23:59",
      items: [item("Pack", due: evening), item("Call", due: morning)],
      clock: clock
    )

    await fixture.sut.findUpcomingItems()

    let expected = [
      upcoming("Pack", due: evening, .today), upcoming("Call", due: morning, .tomorrow),
    ]
    assertEqual(fixture.output.calls, [.foundUpcomingItems(expected)], after: fixture.act)
    assertEqual(clock.calls, [.now], after: "reading the clock")
  }

  func test_15_weekStartsWithoutMidnight_endsAtMidnight() async throws {
    let dates = FixedCalendar.saoPaulo
    let saturday = try dates.instant(before: "2018-11-04 01:00")
    let sunday = try dates.date("2018-11-04 01:00")
    let november11 = try dates.date("2018-11-11 00:00")
    let afterNextWeek = try dates.date("2018-11-11 00:30")
    let farWall = FixedCalendar.kiritimati
    let farTomorrow = try farWall.date("2014-05-22 00:30")
    let fixture = try ListInteractorFixture(
      now: "2018-10-31 09:00",
      on: dates,
      items: [
        item("Pack", due: saturday), item("Fly", due: sunday), item("Rest", due: afterNextWeek),
      ]
    )
    let farBench = try ListInteractorFixture(
      now: "2014-05-21 09:00",
      on: farWall,
      items: [item("Pack", due: farTomorrow)]
    )

    await fixture.sut.findUpcomingItems()
    await farBench.sut.findUpcomingItems()

    let expected = [
      upcoming("Pack", due: saturday, .laterThisWeek), upcoming("Fly", due: sunday, .nextWeek),
    ]
    let farExpected = [upcoming("Pack", due: farTomorrow, .tomorrow)]
    assertTrue(fixture.ends == [november11], fixture.asked(upTo: november11))
    assertEqual(fixture.output.calls, [.foundUpcomingItems(expected)], after: fixture.act)
    assertEqual(farBench.output.calls, [.foundUpcomingItems(farExpected)], after: farBench.act)
  }

  func test_16_olderAnswerComesLate_isDropped() async throws {
    let today = try FixedCalendar.seededSundayFirst.date("2014-05-21 18:00")
    let lateAnswer = try ListInteractorFixture(now: "2014-05-21 09:00", answer: .held())
    let lateFailure = try ListInteractorFixture(now: "2014-05-21 09:00", answer: .held())

    try await lateAnswer.findTwice(
      newer: .success([item("New", due: today)]),
      thenOlder: .success([item("Old", due: today)])
    )
    try await lateFailure.findTwice(
      newer: .success([item("New", due: today)]),
      thenOlder: .failure(DiskError("disk full"))
    )

    let expected = [upcoming("New", due: today, .today)]
    assertEqual(
      lateAnswer.output.calls,
      [.foundUpcomingItems(expected)],
      after: "\(lateAnswer.act), then again; the newer request answered first"
    )
    assertEqual(
      lateFailure.output.calls,
      [.foundUpcomingItems(expected)],
      after:
        "\(lateFailure.act), then again; the newer request answered first, then the older failed"
    )
  }

  func test_17_cancelledRequest_reportsNothing() async throws {
    let today = try FixedCalendar.seededSundayFirst.date("2014-05-21 18:00")
    let answered = try ListInteractorFixture(now: "2014-05-21 09:00", answer: .held())
    let thrown = try ListInteractorFixture(now: "2014-05-21 09:00", answer: .held())
    let early = try ListInteractorFixture(now: "2014-05-21 09:00", answer: .success([]))

    try await answered.findCancelled(
      answer: .success([item("Old", due: today)]),
      thenFind: [item("New", due: today)]
    )
    try await thrown.findCancelled(
      answer: .failure(CancellationError()),
      thenFind: [item("New", due: today)]
    )
    let request = Task { await early.sut.findUpcomingItems() }
    request.cancel()
    await request.value

    let expected = [upcoming("New", due: today, .today)]
    assertEqual(
      answered.output.calls,
      [.foundUpcomingItems(expected)],
      after: "\(answered.act), cancelled, then answered; then called again"
    )
    assertEqual(
      thrown.output.calls,
      [.foundUpcomingItems(expected)],
      after: "\(thrown.act), cancelled, then CancellationError thrown; then called again"
    )
    assertEqual(early.output.calls, [], after: "\(early.act), cancelled before it began")
  }

  func test_18_outputGone_isNotKeptAlive() async throws {
    let fixture = try ListInteractorFixture(now: "2014-05-21 09:00")

    let keepsOutput = fixture.keepsAnOutputAlive()

    assertTrue(
      !keepsOutput,
      failureMessage(
        "setting output",
        expected: "the interactor not to keep it alive",
        got: "it is kept alive"
      )
    )

    await fixture.sut.findUpcomingItems()
    let next = fixture.setAnotherOutput()
    await fixture.sut.findUpcomingItems()

    assertEqual(
      next.calls,
      [.foundUpcomingItems([])],
      after: "setting another output, then findUpcomingItems()"
    )
  }

  func test_19_generatedRequests_agreeWithTheRules() async throws {
    assertNil(try await InteractorProperty().firstFailure())
  }
}
