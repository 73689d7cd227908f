// Written by `kata verify --write` from the suite in Swift Testing; XCTest sorts tests by name.

import ChangeSubjects
import Foundation
import KataTesting
import PresenterSubjects
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases
import XCTest

@MainActor
final class Stage5ChangeXCTests: StageTestCase {
  func test_01_s_reachesTheEventHandler() async throws {
    let fixture = try ChangedViewFixture()

    await fixture.type("s")
    let calls = fixture.eventHandler.calls
    await settle()

    let expected: [ArrangingListModuleSpy.Call] = [.changeOrder]
    assertEqual(calls, expected, after: "handle(\"s\")", later: fixture.eventHandler.calls)

    await fixture.type("a", "r")

    let all = expected + [.addNewEntry, .updateView]
    assertEqual(fixture.eventHandler.calls, all, after: "handle(\"s\"), then a and r as before")
  }

  func test_02_g_reachesTheEventHandler() async throws {
    let fixture = try ChangedViewFixture()

    await fixture.type("g", "g")
    let calls = fixture.eventHandler.calls
    await settle()

    let expected: [ArrangingListModuleSpy.Call] = [.changeGrouping, .changeGrouping]
    assertEqual(calls, expected, after: "handle(\"g\") twice", later: fixture.eventHandler.calls)
  }

  func test_03_usage_listsTheKeys() async throws {
    let fixture = try ChangedViewFixture()

    await fixture.type("?", "x")

    let commands = "a add, r refresh, s sort, g group, ? help, q quit\n"
    let expected = "\(commands)Unknown command. \(commands)"
    assertEqual(fixture.output.text, expected, after: "handle(\"?\") and handle(\"x\")")
  }

  func test_04_changeOrder_asksForNameOrder() async throws {
    let fixture = try ChangedPresenterFixture()

    await fixture.sut.changeOrder()
    let calls = fixture.interactor.calls
    await settle()

    let expected: [SortingListInteractorInputSpy.Call] = [.sortUpcomingItems(by: .name)]
    assertEqual(calls, expected, after: "changeOrder()", later: fixture.interactor.calls)

    fixture.sut.foundUpcomingItems([
      try upcoming("Pack", .today, due: "21 18:00"), try upcoming("Call", .today, due: "21 17:00"),
    ])

    let titles = fixture.view.sections.flatMap(\.items).map(\.title)
    assertEqual(titles, ["Pack", "Call"], after: "then foundUpcomingItems, Pack before Call")
  }

  func test_05_changeOrderAgain_goesBack() async throws {
    let fixture = try ChangedPresenterFixture()

    await fixture.sut.changeOrder()
    await fixture.sut.addModuleDidSaveAddAction()
    await fixture.sut.changeOrder()
    await fixture.sut.changeOrder()
    let calls = fixture.interactor.calls
    await settle()

    let expected: [SortingListInteractorInputSpy.Call] = [
      .sortUpcomingItems(by: .name), .findUpcomingItems, .sortUpcomingItems(by: .dueDate),
      .sortUpcomingItems(by: .name),
    ]
    assertEqual(
      calls,
      expected,
      after: "changeOrder(), a save, changeOrder() twice",
      later: fixture.interactor.calls
    )
  }

  func test_06_changeGrouping_showsDays() async throws {
    let fixture = try ChangedPresenterFixture()

    await fixture.sut.changeGrouping()
    fixture.sut.foundUpcomingItems([
      try upcoming("Pack", .today, due: "21 18:00"),
      try upcoming("Bake", .tomorrow, due: "22 10:00"),
      try upcoming("Call", .laterThisWeek, due: "23 09:00"),
      try upcoming("Buy tea", .laterThisWeek, due: "23 10:00"),
      try upcoming("Plan", .nextWeek, due: "28 09:00"),
    ])

    let expected = [
      day("Today", "check", "Pack"), day("Tomorrow", "alarm", "Bake"),
      day("Friday", "circle", "Call", "Buy tea"), day("Wednesday", "calendar", "Plan"),
    ]
    assertEqual(
      fixture.view.sections,
      expected,
      after: "changeGrouping() on Wed 21 May 2014, then five items"
    )
  }

  func test_07_changeGrouping_asksOnceInTheOrder() async throws {
    let fixture = try ChangedPresenterFixture()
    fixture.sut.view = nil

    await fixture.sut.changeGrouping()
    await fixture.sut.changeOrder()
    await fixture.sut.changeGrouping()
    let calls = fixture.interactor.calls
    await settle()

    let expected: [SortingListInteractorInputSpy.Call] = [
      .sortUpcomingItems(by: .dueDate), .sortUpcomingItems(by: .name),
      .sortUpcomingItems(by: .name),
    ]
    assertEqual(
      calls,
      expected,
      after: "changeGrouping(), changeOrder(), changeGrouping(), without a view",
      later: fixture.interactor.calls
    )
  }

  func test_08_grouping_staysUntilChangedBack() async throws {
    let fixture = try ChangedPresenterFixture()
    let item = try upcoming("Call", .laterThisWeek, due: "23 09:00")

    await fixture.sut.changeGrouping()
    await fixture.sut.updateView()
    fixture.sut.foundUpcomingItems([item])
    await fixture.sut.addModuleDidSaveAddAction()
    fixture.sut.foundUpcomingItems([item])
    await fixture.sut.changeGrouping()
    fixture.sut.foundUpcomingItems([item])

    let expected = ["Friday (circle)", "Friday (circle)", "Later This Week (circle)"]
    assertEqual(
      fixture.view.headings,
      expected,
      after: "changeGrouping(), an update, a save, changeGrouping(), an answer after each"
    )
  }

  func test_09_sortByName_ignoresCase() async throws {
    let items = [
      try item("cherry", due: "21 10:00"), try item("Banana", due: "21 11:00"),
      try item("apple pie", due: "21 12:00"), try item("banana", due: "21 09:30"),
      try item("Apple", due: "22 10:00"),
    ]
    let fixture = try ChangedInteractorFixture(answer: .success(items))

    await fixture.sut.sortUpcomingItems(by: .name)

    let expected = [
      "Apple, Thu 22 May 2014, 10:00", "apple pie, Wed 21 May 2014, 12:00",
      "banana, Wed 21 May 2014, 09:30", "Banana, Wed 21 May 2014, 11:00",
      "cherry, Wed 21 May 2014, 10:00",
    ]
    assertEqual(fixture.reportedWithTimes, expected, after: "sortUpcomingItems(by: .name)")
  }

  func test_10_order_staysUntilAnother() async throws {
    let items = [try item("Pack", due: "23 10:00"), try item("Call", due: "24 10:00")]
    let fixture = try ChangedInteractorFixture(
      answer: .inTurn(.success(items), .failure(DiskError()), .success(items))
    )

    await fixture.sut.sortUpcomingItems(by: .name)
    await fixture.sut.findUpcomingItems()
    await fixture.sut.findUpcomingItems()
    try await fixture.clock.advance(by: .seconds(86_400))
    await fixture.sut.findUpcomingItems()
    await fixture.sut.sortUpcomingItems(by: .dueDate)

    let byName = ["Call", "Pack"]
    let expected = [byName, ["failed: The disk is gone"], byName, byName, ["Pack", "Call"]]
    assertEqual(
      fixture.reported,
      expected,
      after: "sortUpcomingItems(by: .name), an error, an answer, one a day later, then .dueDate"
    )
  }

  func test_11_days_standInTheirOrder() async throws {
    let fixture = try ChangedPresenterFixture()

    await fixture.sut.changeGrouping()
    fixture.sut.foundUpcomingItems([
      try upcoming("a", .nextWeek, due: "27 09:00"),
      try upcoming("b", .laterThisWeek, due: "24 09:00"),
      try upcoming("c", .nextWeek, due: "25 09:00"),
      try upcoming("d", .laterThisWeek, due: "23 09:00"),
      try upcoming("e", .nextWeek, due: "26 09:00"), try upcoming("f", .today, due: "21 09:00"),
    ])

    let expected = [
      "Today (check)", "Friday (circle)", "Saturday (circle)", "Sunday (calendar)",
      "Monday (calendar)", "Tuesday (calendar)",
    ]
    assertEqual(
      fixture.view.headings,
      expected,
      after: "items of six days, sorted by name and grouped by day"
    )
  }

  func test_12_sameWeekday_isTwoSections() async throws {
    let fixture = try ChangedPresenterFixture()

    await fixture.sut.changeGrouping()
    fixture.sut.foundUpcomingItems([
      try upcoming("Call", .laterThisWeek, due: "23 09:00"),
      try upcoming("Plan", .nextWeek, due: "30 09:00"),
    ])

    let expected = [day("Friday", "circle", "Call"), day("Friday", "calendar", "Plan")]
    assertEqual(
      fixture.view.sections,
      expected,
      after: "items on Fri 23 and Fri 30 May 2014, grouped by day"
    )
  }

  func test_13_choiceUnderWay_headsTheAnswer() async throws {
    let fixture = try ChangedPresenterFixture(
      findUpcomingItems: .inTurn(.success(()), .held(), .success(()))
    )
    let item = try upcoming("Call", .laterThisWeek, due: "23 09:00")
    await fixture.sut.updateView()
    fixture.sut.foundUpcomingItems([item])
    let question = Task { await fixture.sut.updateView() }
    try await fixture.interactor.heldFindUpcomingItems.waitForRequests(1)

    await fixture.sut.changeGrouping()
    fixture.sut.foundUpcomingItems([item])
    let headings = fixture.view.headings
    try fixture.interactor.heldFindUpcomingItems.give(.success(()), to: 0)
    await question.value

    let expected = ["Later This Week (circle)", "Friday (circle)"]
    assertEqual(
      headings,
      expected,
      after: "an answer, a request, changeGrouping(), and then the answer to the request"
    )
  }

  func test_14_choiceUnderWay_asksNothing() async throws {
    let items = [try item("Pack", due: "21 10:00"), try item("Call", due: "21 11:00")]
    let fixture = try ChangedInteractorFixture(answer: .inTurn(.held(), .success(items)))
    let question = try await fixture.beginQuestion()

    await fixture.sut.sortUpcomingItems(by: .name)
    try fixture.dataManager.heldTodoItems.give(.success(items), to: 0)
    await question.value
    await settle()
    let questions = fixture.dataManager.calls.count
    await fixture.sut.findUpcomingItems()

    let expected = [["Call", "Pack"], ["Call", "Pack"]]
    assertEqual(
      fixture.reported,
      expected,
      after: "findUpcomingItems(), sortUpcomingItems(by: .name), the answer, and a refresh"
    )
    assertTrue(
      questions == 1,
      failureMessage(
        "findUpcomingItems(), sortUpcomingItems(by: .name)",
        expected: "one request to the data manager",
        got: "\(questions)"
      )
    )
  }

  func test_15_outdatedQuestion_doesNotCount() async throws {
    let items = [try item("Pack", due: "21 10:00"), try item("Call", due: "21 11:00")]
    let fixture = try ChangedInteractorFixture(
      answer: .inTurn(.held(), .held(), .held(), .success(items))
    )
    let first = try await fixture.beginQuestion()
    let second = try await fixture.beginQuestion(number: 2)
    let newest = try await fixture.beginQuestion(number: 3)

    try fixture.dataManager.heldTodoItems.give(.success([]), to: 0)
    await first.value
    await fixture.sut.sortUpcomingItems(by: .name)
    let whileTheNewestWaits = fixture.dataManager.calls.count - 3
    try fixture.dataManager.heldTodoItems.give(.success(items), to: 2)
    await newest.value
    await fixture.sut.sortUpcomingItems(by: .dueDate)
    let afterItsAnswer = fixture.dataManager.calls.count - 3 - whileTheNewestWaits
    try fixture.dataManager.heldTodoItems.give(.success([]), to: 1)
    await second.value

    assertEqual(
      [
        "new requests for .name, while the newest waits: \(whileTheNewestWaits)",
        "new requests for .dueDate, while only an older one waits: \(afterItsAnswer)",
      ],
      [
        "new requests for .name, while the newest waits: 0",
        "new requests for .dueDate, while only an older one waits: 1",
      ],
      after: "three requests, the first answer, .name, the newest answer, then .dueDate"
    )
    // The answer of the first request may be reported, because no newer one has come.
    assertEqual(
      Array(fixture.reported.suffix(2)),
      [["Call", "Pack"], ["Pack", "Call"]],
      after: "three requests, .name while the newest waits, its answer, then .dueDate"
    )
  }

  func test_15b_failedQuestion_doesNotCount() async throws {
    let items = [try item("Pack", due: "21 10:00"), try item("Call", due: "21 11:00")]
    let fixture = try ChangedInteractorFixture(
      answer: .inTurn(.failure(DiskError()), .success(items))
    )
    await fixture.sut.findUpcomingItems()

    await fixture.sut.sortUpcomingItems(by: .name)

    assertEqual(
      fixture.reported,
      [["failed: The disk is gone"], ["Call", "Pack"]],
      after: "a request that fails, sortUpcomingItems(by: .name)"
    )
  }

  func test_16_generatedSessions_agreeWithTheRules() async throws {
    assertNil(try await ChangeProperty().firstFailure())
  }
}
