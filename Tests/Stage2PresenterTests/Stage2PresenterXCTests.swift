// Written by `kata verify --write` from the suite in Swift Testing; XCTest sorts tests by name.

import KataTesting
import PresenterSubjects
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases
import XCTest

@MainActor
final class Stage2PresenterXCTests: StageTestCase {
  func test_01_updateView_asksTheInteractorOnce() async throws {
    let fixture = try ListPresenterFixture()

    await fixture.sut.updateView()
    let calls = fixture.interactor.calls
    await settle()

    let expected: [ListInteractorInputSpy.Call] = [.findUpcomingItems]
    assertEqual(calls, expected, after: "updateView()", later: fixture.interactor.calls)

    await fixture.sut.updateView()

    let again = expected + expected
    assertEqual(fixture.interactor.calls, again, after: "updateView() twice")
  }

  func test_02_nothingUpcoming_showsNoContent() async throws {
    let fixture = try ListPresenterFixture()

    fixture.sut.foundUpcomingItems([])
    let calls = fixture.view.calls
    await settle()

    let expected: [ListViewSpy.Call] = [.showNoContentMessage]
    assertEqual(calls, expected, after: "foundUpcomingItems([])", later: fixture.view.calls)

    fixture.sut.foundUpcomingItems([])

    let again = expected + expected
    assertEqual(fixture.view.calls, again, after: "foundUpcomingItems([]) twice")
  }

  func test_03_itemsForToday_areShownUnderToday() async throws {
    let today = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
    let fixture = try ListPresenterFixture()
    let items = [upcoming("Call", .today, due: today), upcoming("iPad", .today, due: today)]

    fixture.sut.foundUpcomingItems(items)

    let expected: [ListViewSpy.Call] = [
      .showUpcomingDisplayData(
        UpcomingDisplayData(sections: [
          UpcomingDisplaySection(
            name: "Today",
            imageName: "check",
            items: [
              UpcomingDisplayItem(title: Seed.title("Call"), dueDay: ""),
              UpcomingDisplayItem(title: Seed.title("iPad"), dueDay: ""),
            ]
          )
        ])
      )
    ]
    assertEqual(fixture.view.calls, expected, after: "foundUpcomingItems(\(items))")

    fixture.sut.foundUpcomingItems(items)

    assertEqual(
      fixture.view.calls,
      expected + expected,
      after: "foundUpcomingItems(\(items)) twice"
    )
  }

  func test_04_eachRelation_hasSectionAndImage() async throws {
    let dates = FixedCalendar.sundayFirst
    let fixture = try ListPresenterFixture()
    let items = [
      upcoming("Pack", .today, due: try dates.date("2014-05-21 18:00")),
      upcoming("Call", .tomorrow, due: try dates.date("2014-05-22 18:00")),
      upcoming("Shop", .laterThisWeek, due: try dates.date("2014-05-23 18:00")),
      upcoming("Fly", .nextWeek, due: try dates.date("2014-05-26 18:00")),
    ]

    fixture.sut.foundUpcomingItems(items)

    let expected = [
      "Today (check)", "Tomorrow (alarm)", "Later This Week (circle)", "Next Week (calendar)",
    ]
    assertEqual(fixture.view.headings, expected, after: "foundUpcomingItems(\(items))")
    let titles = fixture.view.sections.map { $0.items.map(\.title).joined(separator: ", ") }
    assertEqual(titles, items.map(\.title), after: "the same: the titles in each section")
    let again = try ListPresenterFixture.headings(ofFourAnswers: items.map(\.dateRelation))
    let other = again.first { $0 != expected }
    assertEqual(other ?? expected, expected, after: "the same again, with a new presenter")
  }

  func test_05_otherDays_showTheWeekday() async throws {
    let dates = FixedCalendar.sundayFirst
    let fixture = try ListPresenterFixture()
    let abroad = try ListPresenterFixture(on: .auckland, locale: "de_DE")
    let items = [
      upcoming("Call", .tomorrow, due: try dates.date("2014-05-22 00:00")),
      upcoming("Shop", .laterThisWeek, due: try dates.date("2014-05-24 12:00")),
      upcoming("Fly", .nextWeek, due: try dates.instant(before: "2014-05-26 00:00")),
    ]
    let noonAtUTC = [upcoming("Call", .tomorrow, due: try dates.date("2014-05-21 12:00"))]

    fixture.sut.foundUpcomingItems(items)
    abroad.sut.foundUpcomingItems(noonAtUTC)

    let expected = [
      "\(Seed.title("Call")): Thursday", "\(Seed.title("Shop")): Saturday",
      "\(Seed.title("Fly")): Sunday",
    ]
    let expectedAbroad: [ListViewSpy.Call] = [
      .showUpcomingDisplayData(
        UpcomingDisplayData(sections: [
          UpcomingDisplaySection(
            name: "Tomorrow",
            imageName: "alarm",
            items: [UpcomingDisplayItem(title: Seed.title("Call"), dueDay: "Donnerstag")]
          )
        ])
      )
    ]
    assertEqual(fixture.lines, expected, after: "foundUpcomingItems(\(items))")
    assertEqual(
      abroad.view.calls,
      expectedAbroad,
      after: "locale de_DE, zone Pacific/Auckland, \(noonAtUTC)"
    )
  }

  func test_06_anyOrderOfArrival_sectionsStandInFixedOrder() async throws {
    let all = [
      "Today (check)", "Tomorrow (alarm)", "Later This Week (circle)", "Next Week (calendar)",
    ]
    let some = ["Today (check)", "Next Week (calendar)"]

    let wrong = try allOrders.map(ListPresenterFixture.headings).first { $0.shown != all }
    let sparse = try ListPresenterFixture.headings(ofArrivals: [.nextWeek, .today, .nextWeek])

    assertEqual(wrong?.shown ?? all, all, after: "foundUpcomingItems with \(wrong?.arrivals ?? [])")
    assertEqual(sparse.shown, some, after: "foundUpcomingItems with \(sparse.arrivals)")
  }

  func test_07_addNewEntry_presentsTheAddScreen() async throws {
    let fixture = try ListPresenterFixture()

    fixture.sut.addNewEntry()
    let calls = fixture.wireframe.calls
    await settle()

    let expected: [ListWireframeSpy.Call] = [.presentAddInterface]
    assertEqual(calls, expected, after: "addNewEntry()", later: fixture.wireframe.calls)
    assertEqual(fixture.interactor.calls, [], after: "addNewEntry()")
  }

  func test_08_addModuleEnds_asksAgainAfterASaveOnly() async throws {
    let saved = try ListPresenterFixture()
    let cancelled = try ListPresenterFixture()

    await saved.sut.addModuleDidSaveAddAction()
    let calls = saved.interactor.calls
    await saved.sut.addModuleDidSaveAddAction()
    cancelled.sut.addModuleDidCancelAddAction()
    await settle()

    let expected: [ListInteractorInputSpy.Call] = [.findUpcomingItems]
    let again = expected + expected
    assertEqual(calls, expected, after: "addModuleDidSaveAddAction()")
    assertEqual(saved.interactor.calls, again, after: "addModuleDidSaveAddAction() twice")
    assertEqual(cancelled.interactor.calls, [], after: "addModuleDidCancelAddAction()")
  }

  func test_09_failure_showsItsSentence() async throws {
    let full = try ListPresenterFixture()
    let empty = try ListPresenterFixture()
    let reason = Seed.title("disk full")

    full.sut.failedToFindUpcomingItems(UseCaseFailure(reason: reason))
    let calls = full.view.calls
    await settle()
    empty.sut.failedToFindUpcomingItems(UseCaseFailure(reason: ""))

    let expected: [ListViewSpy.Call] = [
      .showErrorMessage("Your to-do items could not be read: \(reason)")
    ]
    let expectedOfEmpty: [ListViewSpy.Call] = [
      .showErrorMessage("Your to-do items could not be read")
    ]
    assertEqual(
      calls,
      expected,
      after: "failedToFindUpcomingItems with \"\(reason)\"",
      later: full.view.calls
    )
    assertEqual(
      empty.view.calls,
      expectedOfEmpty,
      after: "failedToFindUpcomingItems without a reason"
    )

    full.sut.failedToFindUpcomingItems(UseCaseFailure(reason: reason))

    let again = expected + expected
    assertEqual(full.view.calls, again, after: "failedToFindUpcomingItems twice with \"\(reason)\"")
  }

  func test_10_weekday_followsTheInjectedLocaleAndZone() async throws {
    let noonAtUTC = try FixedCalendar.sundayFirst.date("2014-05-21 12:00")
    let finnish = try ListPresenterFixture(locale: "fi_FI")
    let auckland = try ListPresenterFixture(on: .auckland, locale: "de_DE")
    let items = [upcoming("Call", .tomorrow, due: noonAtUTC)]

    finnish.sut.foundUpcomingItems(items)
    auckland.sut.foundUpcomingItems(items)

    let inFinnish = ["\(Seed.title("Call")): keskiviikko"]
    let inAuckland = ["\(Seed.title("Call")): Donnerstag"]
    assertEqual(finnish.lines, inFinnish, after: "locale fi_FI, zone UTC, \(items)")
    assertEqual(auckland.lines, inAuckland, after: "locale de_DE, zone Pacific/Auckland, \(items)")
  }

  func test_11_items_keepTheirOrder() async throws {
    let dates = FixedCalendar.sundayFirst
    let fixture = try ListPresenterFixture()
    let items = [
      upcoming("Pack", .nextWeek, due: try dates.date("2014-05-28 10:00")),
      upcoming("Call", .nextWeek, due: try dates.date("2014-05-26 10:00")),
      upcoming("Rest", .nextWeek, due: try dates.date("2014-05-27 10:00")),
    ]

    fixture.sut.foundUpcomingItems(items)

    let expected = [
      "\(Seed.title("Pack")): Wednesday", "\(Seed.title("Call")): Monday",
      "\(Seed.title("Rest")): Tuesday",
    ]
    assertEqual(fixture.lines, expected, after: "foundUpcomingItems(\(items))")

    fixture.sut.foundUpcomingItems(items.suffix(1))

    let both = expected + expected.suffix(1)
    assertEqual(fixture.lines, both, after: "then foundUpcomingItems(\(items.suffix(1)))")
  }

  func test_12_relationAndDateDisagree_relationIsTrusted() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
    let fixture = try ListPresenterFixture()
    let items = [upcoming("Pack", .today, due: date), upcoming("Call", .nextWeek, due: date)]

    fixture.sut.foundUpcomingItems(items)

    let expectedHeadings = ["Today (check)", "Next Week (calendar)"]
    let expectedLines = ["\(Seed.title("Pack")): ", "\(Seed.title("Call")): Wednesday"]
    assertEqual(fixture.view.headings, expectedHeadings, after: "foundUpcomingItems(\(items))")
    assertEqual(fixture.lines, expectedLines, after: "foundUpcomingItems(\(items))")
  }

  func test_13_viewGone_isNotKeptAlive() async throws {
    let fixture = try ListPresenterFixture()

    let keepsView = fixture.keepsAViewAlive()
    fixture.sut.foundUpcomingItems([])
    let next = fixture.setAnotherView()
    fixture.sut.foundUpcomingItems([])
    let last = fixture.setAnotherView()
    fixture.sut.foundUpcomingItems([])

    assertTrue(
      !keepsView,
      failureMessage(
        "setting view",
        expected: "the presenter not to keep it alive",
        got: "it is kept alive"
      )
    )

    let expected: [ListViewSpy.Call] = [.showNoContentMessage]
    assertEqual(next.calls, expected, after: "setting another view, then foundUpcomingItems([])")
    assertEqual(last.calls, expected, after: "setting a third view, then foundUpcomingItems([])")
    let keepsItself = try ListPresenterFixture.keepsItselfAlive()
    assertTrue(
      !keepsItself,
      failureMessage(
        "the end of its owner",
        expected: "the presenter to end as well",
        got: "it keeps itself alive"
      )
    )
  }

  func test_14_generatedAnswers_agreeWithTheRules() async throws {
    assertNil(try await PresenterProperty().firstFailure())
  }
}
