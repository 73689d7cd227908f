// One file, since the order of the steps is the order in it; XCTest keeps to the names.

import KataTesting
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases
import XCTest

@MainActor
final class Stage2PresenterXCTests: StageTestCase, Stage2PresenterSpecs {
  func test_01_updateView_asksTheInteractorOnce() async throws {
    let bench = try ListPresenterBench()

    await bench.sut.updateView()

    let expected: [ListInteractorInputSpy.Call] = [.findUpcomingItems]
    XCTAssertEqual(
      bench.interactor.calls,
      expected,
      sentence("updateView()", expected: expected, got: bench.interactor.calls)
    )
  }

  func test_02_nothingUpcoming_showsNoContent() async throws {
    let bench = try ListPresenterBench()

    bench.sut.foundUpcomingItems([])

    let expected: [ListViewSpy.Call] = [.showNoContentMessage]
    XCTAssertEqual(
      bench.view.calls,
      expected,
      sentence("foundUpcomingItems([])", expected: expected, got: bench.view.calls)
    )
  }

  func test_03_itemsForToday_areShownUnderToday() async throws {
    let today = try WallCalendar.fixed.date("2014-05-21 18:00")
    let bench = try ListPresenterBench()
    let items = [upcoming("Call", .today, due: today), upcoming("Pack", .today, due: today)]

    bench.sut.foundUpcomingItems(items)

    let expected: [ListViewSpy.Call] = [
      .showUpcomingDisplayData(
        UpcomingDisplayData(sections: [
          UpcomingDisplaySection(
            name: "Today",
            imageName: "check",
            items: [
              UpcomingDisplayItem(title: Seed.title("Call"), dueDay: ""),
              UpcomingDisplayItem(title: Seed.title("Pack"), dueDay: ""),
            ]
          )
        ])
      )
    ]
    XCTAssertEqual(
      bench.view.calls,
      expected,
      sentence("foundUpcomingItems(\(items))", expected: expected, got: bench.view.calls)
    )
  }

  func test_04_eachRelation_hasSectionAndImage() async throws {
    let wall = WallCalendar.fixed
    let bench = try ListPresenterBench()
    let items = [
      upcoming("Pack", .today, due: try wall.date("2014-05-21 18:00")),
      upcoming("Call", .tomorrow, due: try wall.date("2014-05-22 18:00")),
      upcoming("Shop", .laterThisWeek, due: try wall.date("2014-05-23 18:00")),
      upcoming("Fly", .nextWeek, due: try wall.date("2014-05-26 18:00")),
    ]

    bench.sut.foundUpcomingItems(items)

    let expected = [
      "Today (check)", "Tomorrow (alarm)", "Later This Week (circle)", "Next Week (calendar)",
    ]
    XCTAssertEqual(
      bench.headings,
      expected,
      sentence("foundUpcomingItems(\(items))", expected: expected, got: bench.headings)
    )
  }

  func test_05_otherDays_showTheWeekday() async throws {
    let wall = WallCalendar.fixed
    let bench = try ListPresenterBench()
    let items = [
      upcoming("Call", .tomorrow, due: try wall.date("2014-05-22 00:00")),
      upcoming("Shop", .laterThisWeek, due: try wall.date("2014-05-24 12:00")),
      upcoming("Fly", .nextWeek, due: try wall.instant(before: "2014-05-26 00:00")),
    ]

    bench.sut.foundUpcomingItems(items)

    let expected = [
      "\(Seed.title("Call")): Thursday", "\(Seed.title("Shop")): Saturday",
      "\(Seed.title("Fly")): Sunday",
    ]
    XCTAssertEqual(
      bench.lines,
      expected,
      sentence("foundUpcomingItems(\(items))", expected: expected, got: bench.lines)
    )
  }

  func test_06_anyOrderOfArrival_sectionsStandInFixedOrder() async throws {
    let all = [
      "Today (check)", "Tomorrow (alarm)", "Later This Week (circle)", "Next Week (calendar)",
    ]
    let some = ["Today (check)", "Next Week (calendar)"]

    let wrong = try allOrders.map(ListPresenterBench.headings).first { $0.shown != all }
    let sparse = try ListPresenterBench.headings(ofArrivals: [.nextWeek, .today, .nextWeek])

    XCTAssertNil(
      wrong?.shown,
      sentence(
        "foundUpcomingItems with \(wrong?.arrivals ?? [])",
        expected: all,
        got: wrong?.shown ?? all
      )
    )
    XCTAssertEqual(
      sparse.shown,
      some,
      sentence("foundUpcomingItems with \(sparse.arrivals)", expected: some, got: sparse.shown)
    )
  }

  func test_07_addNewEntry_presentsTheAddScreen() async throws {
    let bench = try ListPresenterBench()

    bench.sut.addNewEntry()

    let expected: [ListWireframeSpy.Call] = [.presentAddInterface]
    XCTAssertEqual(
      bench.wireframe.calls,
      expected,
      sentence("addNewEntry()", expected: expected, got: bench.wireframe.calls)
    )
  }

  func test_08_addModuleEnds_asksAgainAfterASaveOnly() async throws {
    let saved = try ListPresenterBench()
    let cancelled = try ListPresenterBench()

    await saved.sut.addModuleDidSaveAddAction()
    cancelled.sut.addModuleDidCancelAddAction()
    await cancelled.settle()

    let expected: [ListInteractorInputSpy.Call] = [.findUpcomingItems]
    XCTAssertEqual(
      saved.interactor.calls,
      expected,
      sentence("addModuleDidSaveAddAction()", expected: expected, got: saved.interactor.calls)
    )
    XCTAssertEqual(
      cancelled.interactor.calls,
      [],
      sentence("addModuleDidCancelAddAction()", expected: [], got: cancelled.interactor.calls)
    )
  }

  func test_09_failure_showsItsSentence() async throws {
    let full = try ListPresenterBench()
    let empty = try ListPresenterBench()
    let reason = Seed.title("disk full")

    full.sut.failedToFindUpcomingItems(UseCaseFailure(reason: reason))
    empty.sut.failedToFindUpcomingItems(UseCaseFailure(reason: ""))

    let expected: [ListViewSpy.Call] = [
      .showErrorMessage("Your to-do items could not be read: \(reason)")
    ]
    let expectedOfEmpty: [ListViewSpy.Call] = [
      .showErrorMessage("Your to-do items could not be read")
    ]
    XCTAssertEqual(
      full.view.calls,
      expected,
      sentence(
        "failedToFindUpcomingItems with \"\(reason)\"",
        expected: expected,
        got: full.view.calls
      )
    )
    XCTAssertEqual(
      empty.view.calls,
      expectedOfEmpty,
      sentence(
        "failedToFindUpcomingItems without a reason",
        expected: expectedOfEmpty,
        got: empty.view.calls
      )
    )
  }

  func test_10_weekday_followsTheInjectedLocaleAndZone() async throws {
    let noonAtUTC = try WallCalendar.fixed.date("2014-05-21 12:00")
    let finnish = try ListPresenterBench(locale: "fi_FI")
    let auckland = try ListPresenterBench(on: .auckland, locale: "de_DE")
    let items = [upcoming("Call", .tomorrow, due: noonAtUTC)]

    finnish.sut.foundUpcomingItems(items)
    auckland.sut.foundUpcomingItems(items)

    let inFinnish = ["\(Seed.title("Call")): keskiviikko"]
    let inAuckland = ["\(Seed.title("Call")): Donnerstag"]
    XCTAssertEqual(
      finnish.lines,
      inFinnish,
      sentence("locale fi_FI, zone UTC, \(items)", expected: inFinnish, got: finnish.lines)
    )
    XCTAssertEqual(
      auckland.lines,
      inAuckland,
      sentence(
        "locale de_DE, zone Pacific/Auckland, \(items)",
        expected: inAuckland,
        got: auckland.lines
      )
    )
  }

  func test_11_items_keepTheirOrder() async throws {
    let wall = WallCalendar.fixed
    let bench = try ListPresenterBench()
    let items = [
      upcoming("Pack", .nextWeek, due: try wall.date("2014-05-28 10:00")),
      upcoming("Call", .nextWeek, due: try wall.date("2014-05-26 10:00")),
      upcoming("Rest", .nextWeek, due: try wall.date("2014-05-27 10:00")),
    ]

    bench.sut.foundUpcomingItems(items)

    let expected = [
      "\(Seed.title("Pack")): Wednesday", "\(Seed.title("Call")): Monday",
      "\(Seed.title("Rest")): Tuesday",
    ]
    XCTAssertEqual(
      bench.lines,
      expected,
      sentence("foundUpcomingItems(\(items))", expected: expected, got: bench.lines)
    )
  }

  func test_12_relationAndDateDisagree_relationIsTrusted() async throws {
    let date = try WallCalendar.fixed.date("2014-05-21 18:00")
    let bench = try ListPresenterBench()
    let items = [upcoming("Pack", .today, due: date), upcoming("Call", .nextWeek, due: date)]

    bench.sut.foundUpcomingItems(items)

    let expectedHeadings = ["Today (check)", "Next Week (calendar)"]
    let expectedLines = ["\(Seed.title("Pack")): ", "\(Seed.title("Call")): Wednesday"]
    XCTAssertEqual(
      bench.headings,
      expectedHeadings,
      sentence("foundUpcomingItems(\(items))", expected: expectedHeadings, got: bench.headings)
    )
    XCTAssertEqual(
      bench.lines,
      expectedLines,
      sentence("foundUpcomingItems(\(items))", expected: expectedLines, got: bench.lines)
    )
  }

  func test_13_viewGone_isNotKeptAlive() async throws {
    let bench = try ListPresenterBench()

    let keepsView = bench.keepsAViewAlive()
    bench.sut.foundUpcomingItems([])

    XCTAssertFalse(
      keepsView,
      sentence(
        "setting view",
        expected: "the presenter not to keep it alive",
        got: "it is kept alive"
      )
    )
  }
}
