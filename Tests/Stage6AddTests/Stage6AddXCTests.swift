// Written by `kata verify --write` from the suite in Swift Testing; XCTest sorts tests by name.

import AddSubjects
import Foundation
import KataTesting
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases
import XCTest

@MainActor
final class Stage6AddXCTests: StageTestCase {
  func test_01_newEntry_isShownAndMovesAtMidnight() async throws {
    let app = try AddApp(over: FakeDataStore())

    let evening = await app.type("a", "Pack", "2014-05-22")
    let midnight = try await app.pass(7200)
    app.quit()

    let shown = ["! Tomorrow\n    Pack  Thursday\n", "* Today\n    Pack\n"]
    assertEqual(
      [evening, midnight],
      shown,
      after: "a, Pack, 2014-05-22 at ten in the evening, then midnight"
    )
  }

  func test_02_earliestDate_isTheStartOfToday() async throws {
    let today = try AddInteractorFixture.dates.date("2014-05-21 00:00")
    let tomorrow = try AddInteractorFixture.dates.date("2014-05-22 00:00")
    let fixture = try AddInteractorFixture(
      reporting: [.foundEarliestDueDate(today), .foundEarliestDueDate(tomorrow)],
      dayEnds: true
    )

    fixture.sut.findEarliestDueDate()
    fixture.sut.findEarliestDueDate()

    assertVerified(
      fixture.output,
      after: "findEarliestDueDate() at nine in Auckland, on two days; each reads the clock once"
    )
  }

  func test_03_entry_isSavedOnceAndReported() async throws {
    let date = try AddInteractorFixture.dates.date("2014-05-22 18:00") + 0.25
    let fixture = try AddInteractorFixture(
      saving: [.addNewEntry(TodoItem(name: "Buy  tea\nand milk", dueDate: date))],
      reporting: [.savedNewEntry]
    )

    await fixture.sut.saveNewEntry(name: " \tBuy  tea\nand milk\n", dueDate: date)

    assertVerified(
      fixture.dataManager,
      after: "saveNewEntry(name: \" \\tBuy  tea\\nand milk\\n\", …)"
    )
    assertVerified(fixture.output, after: "saveNewEntry(name:dueDate:)")
  }

  func test_04_emptyNameOrPastDate_isRefused() async throws {
    let today = try AddInteractorFixture.dates.date("2014-05-21 00:00")
    let yesterday = try AddInteractorFixture.dates.instant(before: "2014-05-21 00:00")
    let fixture = try AddInteractorFixture(
      saving: [
        .addNewEntry(TodoItem(name: "Pack", dueDate: today)),
        .addNewEntry(TodoItem(name: "Pack", dueDate: today)),
      ],
      reporting: [
        .savedNewEntry, .savedNewEntry, .refusedNewEntry(.emptyName), .refusedNewEntry(.emptyName),
        .refusedNewEntry(.dueDateBeforeToday),
      ]
    )

    await fixture.sut.saveNewEntry(name: "Pack", dueDate: today)
    await fixture.sut.saveNewEntry(name: "Pack", dueDate: today)
    await fixture.sut.saveNewEntry(name: "", dueDate: today)
    await fixture.sut.saveNewEntry(name: " \t\u{A0}\n", dueDate: today)
    await fixture.sut.saveNewEntry(name: "Pack", dueDate: yesterday)

    // A late answer would be missing here.
    assertVerified(
      fixture.output,
      after: "the first moment of today twice, two empty names, the last moment of yesterday"
    )
    assertVerified(fixture.dataManager, after: "the same five entries")

    // A day may end between two reads of the clock. Which of two reasons is reported is open.
    let ending = try await AddInteractorFixture.answersAsTheDayEnds(
      ("Pack", today),
      ("", yesterday)
    )
    assertTrue(
      ending.map { $0 == .savedNewEntry } == [true, false],
      failureMessage(
        "an entry for today as the day ends, then one without a name for yesterday",
        expected: "one answer to each: saved, refused",
        got: ending
      )
    )
    let early = try await AddInteractorFixture.answersAsTheDayEnds(("Pack", today + 86_400))
    assertEqual(early, [.savedNewEntry], after: "an entry for tomorrow as the day ends")
  }

  func test_05_failedSave_isReported() async throws {
    let date = try AddInteractorFixture.dates.date("2014-05-22 18:00")
    let save = AddDataManagerSpy.Call.addNewEntry(TodoItem(name: "Pack", dueDate: date))
    let fixture = try AddInteractorFixture(
      saving: [save, save],
      answering: .inTurn(.failure(DiskError()), .failure(CancellationError())),
      reporting: [
        .failedToSaveNewEntry(UseCaseFailure(reason: "The disk is gone")),
        .failedToSaveNewEntry(UseCaseFailure(CancellationError())),
      ]
    )

    await fixture.sut.saveNewEntry(name: "Pack", dueDate: date)
    await fixture.sut.saveNewEntry(name: "Pack", dueDate: date)

    assertVerified(fixture.output, after: "two saves that fail, each with its own error")
    assertVerified(fixture.dataManager, after: "the same two saves")
  }

  func test_06_events_reachTheInteractor() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-21 00:00")
    let earlier = try FixedCalendar.sundayFirst.date("2014-05-20 00:00")
    let later = try FixedCalendar.sundayFirst.date("2014-05-22 00:00")
    let fixture = try AddPresenterFixture(
      interactor: [
        .findEarliestDueDate, .saveNewEntry(name: " Pack ", dueDate: later),
        .saveNewEntry(name: "", dueDate: later), .findEarliestDueDate,
      ]
    )
    fixture.answers = [
      { $0.foundEarliestDueDate(date) }, { $0.refusedNewEntry(.dueDateBeforeToday) },
      { $0.refusedNewEntry(.emptyName) }, { $0.foundEarliestDueDate(earlier) },
    ]

    fixture.sut.updateView()
    await fixture.sut.saveAddAction(name: " Pack ", dueDate: later)
    await fixture.sut.saveAddAction(name: "", dueDate: later)
    fixture.sut.updateView()

    assertVerified(
      fixture.interactor,
      after:
        "updateView(), saveAddAction(name: \" Pack \", …), the same without a name, updateView()"
    )
    // The minimum and the date come in any order.
    let offered: [AddViewSpy.Call] = [
      .setEntryDueDate(date), .setEntryDueDate(earlier), .setMinimumDueDate(date),
      .setMinimumDueDate(earlier),
    ]
    let shown = fixture.view.spy.calls.filter(offered.contains).map(\.description).sorted()
    assertEqual(
      shown,
      offered.map(\.description).sorted(),
      after: "foundEarliestDueDate(…) twice, the second time with the day before"
    )
  }

  func test_07_saved_dismissesThenInforms() async throws {
    let fixture = try AddPresenterFixture(
      wireframe: [.dismissAddInterface],
      delegate: [.addModuleDidSaveAddAction]
    )

    await fixture.sut.savedNewEntry()
    let events = fixture.events
    await settle()

    assertEqual(events, fixture.expected, after: "savedNewEntry()", later: fixture.events)
  }

  func test_08_refused_showsTheEntryAndTheReason() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-20 00:00")
    let later = try FixedCalendar.sundayFirst.date("2014-05-28 00:00")
    let fixture = try AddPresenterFixture(
      refusing: [
        (" ", later, { $0.refusedNewEntry(.emptyName) }, "The item needs a name."),
        (
          " Pack", date, { $0.refusedNewEntry(.dueDateBeforeToday) },
          "The due date is before today."
        ),
        (
          "Call", later, { $0.failedToSaveNewEntry(UseCaseFailure(reason: "The disk is gone")) },
          "Your to-do item could not be saved: The disk is gone"
        ),
        (
          "Tea", date, { $0.failedToSaveNewEntry(UseCaseFailure(reason: "")) },
          "Your to-do item could not be saved"
        ),
      ]
    )

    await fixture.saveEntries()

    assertEqual(
      fixture.received,
      fixture.expected,
      after: "two refusals, a failed save with a reason, and one without"
    )
  }

  func test_09_cancelled_dismissesAndAsksNothing() async throws {
    let fixture = try AddPresenterFixture(
      wireframe: [.dismissAddInterface],
      delegate: [.addModuleDidCancelAddAction]
    )

    fixture.sut.cancelAddAction()
    await settle()

    assertEqual(fixture.received, fixture.expected, after: "cancelAddAction()")
  }

  func test_10_presented_asksTheBuilder() async throws {
    let screens = [TextScreenSpy(), TextScreenSpy()]
    let root = RootWireframeMock(expecting: screens.map { .present($0) })
    let builder = AddModuleBuilderSpy(
      makeAddScreen: .inTurn(.success(screens[0]), .success(screens[1]))
    )
    let sut = try AddClasses.make().makeWireframe(root, builder)

    sut.presentAddInterface()
    sut.presentAddInterface()

    let requests: [AddModuleBuilderSpy.Call] = [.makeAddScreen, .makeAddScreen]
    assertEqual(builder.calls, requests, after: "presentAddInterface() twice")
    assertTrue(
      root.mismatch() == nil,
      failureMessage(
        "presentAddInterface() twice",
        expected: "the two screens of the builder, in order",
        got: root.spy.calls
      )
    )
  }

  func test_11_dismissed_takesTheTopScreenAway() async throws {
    let root = RootWireframeMock(expecting: [.dismissTopScreen])
    let builder = AddModuleBuilderMock(expecting: [], makeAddScreen: .success(TextScreenSpy()))
    let sut = try AddClasses.make().makeWireframe(root, builder)

    sut.dismissAddInterface()
    let calls = root.spy.calls
    await settle()

    assertEqual(calls, root.expected, after: "dismissAddInterface()", later: root.spy.calls)
    assertVerified(builder, after: "dismissAddInterface(), as seen by the builder")
  }

  func test_12_midnight_refreshesOnce() async throws {
    let fixture = try MidnightFixture(at: "2014-05-21 22:00", seconds: 30)

    var refreshes = [try await fixture.pass(7169), try await fixture.pass(1)]
    refreshes += [try await fixture.pass(86_399), try await fixture.pass(1)]
    fixture.end()

    let expected = [0, 1, 1, 2]
    assertEqual(
      refreshes,
      expected,
      after: "refreshes a second before midnight, at midnight, and on the next day"
    )

    // Clocks went back in Auckland on 6 April 2014, and forward on 28 September.
    let long = try MidnightFixture(at: "2014-04-06 00:00", in: .auckland)
    let short = try MidnightFixture(at: "2014-09-28 00:00", in: .auckland)
    var days = [try await long.pass(25 * 3600 - 1), try await long.pass(1)]
    days += [try await short.pass(23 * 3600 - 1), try await short.pass(1)]
    long.end()
    short.end()

    assertEqual(
      days,
      [0, 1, 0, 1],
      after: "refreshes before and at the end of a day of 25 hours, and of one of 23 hours"
    )
  }

  func test_13_newEntry_isShownFromTheFile() async throws {
    let file = ScratchFile()
    let app = try AddApp(over: FileDataStore(file: file.path, makesFolder: true))

    let evening = await app.type("a", "Pack", "2014-05-22")
    let midnight = try await app.pass(7200)
    app.quit()

    let shown = ["! Tomorrow\n    Pack  Thursday\n", "* Today\n    Pack\n"]
    assertEqual(
      [evening, midnight],
      shown,
      after: "a, Pack, 2014-05-22 over a file, then midnight"
    )
  }

  func test_14_covered_waits() async throws {
    let fixture = try MidnightFixture(at: "2014-05-21 22:00")

    fixture.isCovered = true
    var refreshes = [try await fixture.pass(3600)]
    fixture.isCovered = false
    refreshes.append(try await fixture.pass(3600))
    fixture.isCovered = true
    refreshes += [try await fixture.pass(86_400), try await fixture.pass(3600)]
    fixture.isCovered = false
    fixture.duringRefresh = { fixture.isCovered = true }
    refreshes += [try await fixture.pass(60), try await fixture.pass(60)]
    fixture.end()

    assertEqual(
      refreshes,
      [0, 1, 1, 1, 2, 2],
      after: """
        refreshes at 23:00, covered, and at midnight, not covered; at the next midnight and an \
        hour later, both covered; then one and two minutes later, not covered until the refresh
        """
    )
  }

  func test_15_clockSetBack_waitsForMidnight() async throws {
    let fixture = try MidnightFixture(at: "2014-05-21 22:00")

    fixture.setTime(back: 3600)
    try await fixture.pass(7200)
    try await fixture.pass(3600)
    fixture.setTime(back: 3600)
    try await fixture.pass(86_400)
    try await fixture.pass(3600)
    fixture.end()

    assertEqual(
      fixture.days,
      ["Thu 22 May 2014", "Fri 23 May 2014"],
      after: "the days of the refreshes, if the clock is set back an hour at 22:00 and at midnight"
    )
  }

  func test_15b_clockSetBackByDays_refreshes() async throws {
    let fixture = try MidnightFixture(at: "2014-05-23 00:00")

    // Now it runs, and has read its first day.
    try await fixture.pass(0)
    fixture.setTime(back: 172_800)
    try await fixture.pass(86_400)
    fixture.setTime(back: 172_800)
    fixture.isCovered = true
    try await fixture.pass(86_400)
    fixture.setTime(back: 86_400)
    fixture.isCovered = false
    fixture.duringRefresh = { fixture.setTime(back: 86_400) }
    try await fixture.pass(60)
    // Another look a minute later is early enough.
    try await fixture.pass(60)
    fixture.end()

    assertEqual(
      fixture.days,
      ["Thu 22 May 2014", "Tue 20 May 2014", "Mon 19 May 2014"],
      after: """
        the days of the refreshes, if the clock is set back by days: uncovered, covered, during a \
        refresh
        """
    )
  }

  func test_16_end_leavesNothingBehind() async throws {
    let left = try await AddLeftovers.names()

    assertEqual(left, [], after: "the end of the module, what is left behind")
  }

  func test_17_generatedSessions_agreeWithTheRules() async throws {
    assertNil(try await AddProperty().firstFailure())
  }
}
