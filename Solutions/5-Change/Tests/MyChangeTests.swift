// The tests that Stage 5 leaves to the learner, in both frameworks.

import ChangeSubjects
import Foundation
import KataTesting
import Testing
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyChangeTests: StageTestCase {
  func test_handle_g_changesTheGroupingAndNothingElse() async throws {
    let view = try ChangedViewFixture()

    await view.sut.handle("g")
    await view.sut.handle("g")

    XCTAssertEqual(view.eventHandler.calls, [.changeGrouping, .changeGrouping])
  }

  func test_changeOrder_threeTimes_goesThereAndBack() async throws {
    let presenter = try ChangedPresenterFixture()

    await presenter.sut.changeOrder()
    await presenter.sut.addModuleDidSaveAddAction()
    await presenter.sut.changeOrder()
    await presenter.sut.changeOrder()

    let expected: [SortingListInteractorInputSpy.Call] = [
      .sortUpcomingItems(by: .name), .findUpcomingItems, .sortUpcomingItems(by: .dueDate),
      .sortUpcomingItems(by: .name),
    ]
    XCTAssertEqual(presenter.interactor.calls, expected)
  }

  func test_changeGrouping_asksOnceInTheOrderChosen() async throws {
    let presenter = try ChangedPresenterFixture()

    await presenter.sut.changeGrouping()
    await presenter.sut.changeOrder()
    await presenter.sut.changeGrouping()

    let expected: [SortingListInteractorInputSpy.Call] = [
      .sortUpcomingItems(by: .dueDate), .sortUpcomingItems(by: .name),
      .sortUpcomingItems(by: .name),
    ]
    XCTAssertEqual(presenter.interactor.calls, expected)
  }

  func test_findUpcomingItems_orderChosen_itStays() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-23 18:00")
    let pack = TodoItem(name: "Pack", dueDate: date)
    let call = TodoItem(name: "Call", dueDate: date.addingTimeInterval(60))
    let interactor = try ChangedInteractorFixture(
      answer: .inTurn(.success([]), .failure(NoDisk()), .success([pack, call]))
    )

    await interactor.sut.sortUpcomingItems(by: .name)
    await interactor.sut.findUpcomingItems()
    await interactor.sut.findUpcomingItems()
    interactor.clock.now = try FixedCalendar.sundayFirst.date("2014-05-22 09:00")
    await interactor.sut.findUpcomingItems()

    let expected = [[], ["failed: NoDisk()"], ["Call", "Pack"], ["Call", "Pack"]]
    XCTAssertEqual(interactor.reported, expected)
  }

  func test_sortUpcomingItems_questionUnderWay_asksNothing() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
    let pack = TodoItem(name: "Pack", dueDate: date)
    let call = TodoItem(name: "Call", dueDate: date.addingTimeInterval(60))
    let interactor = try ChangedInteractorFixture(answer: .inTurn(.held(), .success([])))
    let question = try await interactor.beginQuestion()

    await interactor.sut.sortUpcomingItems(by: .name)
    try interactor.dataManager.heldTodoItems.give(.success([pack, call]), to: 0)
    await question.value

    XCTAssertEqual(interactor.dataManager.calls.count, 1)
    let expected = [call, pack].map { item in
      UpcomingItem(title: item.name, dueDate: item.dueDate, dateRelation: .today)
    }
    XCTAssertEqual(interactor.output.calls, [.foundUpcomingItems(expected)])
  }
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyChangeSwiftTests {
  @Test("g changes the grouping each time, and nothing else happens")
  func test_handle_g_changesTheGroupingAndNothingElse() async throws {
    let view = try ChangedViewFixture()

    await view.sut.handle("g")
    await view.sut.handle("g")

    #expect(view.eventHandler.calls == [.changeGrouping, .changeGrouping])
  }

  @Test("Changes the order back and forth, even after a save")
  func test_changeOrder_threeTimes_goesThereAndBack() async throws {
    let presenter = try ChangedPresenterFixture()

    await presenter.sut.changeOrder()
    await presenter.sut.addModuleDidSaveAddAction()
    await presenter.sut.changeOrder()
    await presenter.sut.changeOrder()

    let expected: [SortingListInteractorInputSpy.Call] = [
      .sortUpcomingItems(by: .name), .findUpcomingItems, .sortUpcomingItems(by: .dueDate),
      .sortUpcomingItems(by: .name),
    ]
    #expect(presenter.interactor.calls == expected)
  }

  @Test("Asks once when the grouping changes, in the chosen order")
  func test_changeGrouping_asksOnceInTheOrderChosen() async throws {
    let presenter = try ChangedPresenterFixture()

    await presenter.sut.changeGrouping()
    await presenter.sut.changeOrder()
    await presenter.sut.changeGrouping()

    let expected: [SortingListInteractorInputSpy.Call] = [
      .sortUpcomingItems(by: .dueDate), .sortUpcomingItems(by: .name),
      .sortUpcomingItems(by: .name),
    ]
    #expect(presenter.interactor.calls == expected)
  }

  @Test("Keeps the order after an error, a refresh, and midnight")
  func test_findUpcomingItems_orderChosen_itStays() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-23 18:00")
    let pack = TodoItem(name: "Pack", dueDate: date)
    let call = TodoItem(name: "Call", dueDate: date.addingTimeInterval(60))
    let interactor = try ChangedInteractorFixture(
      answer: .inTurn(.success([]), .failure(NoDisk()), .success([pack, call]))
    )

    await interactor.sut.sortUpcomingItems(by: .name)
    await interactor.sut.findUpcomingItems()
    await interactor.sut.findUpcomingItems()
    interactor.clock.now = try FixedCalendar.sundayFirst.date("2014-05-22 09:00")
    await interactor.sut.findUpcomingItems()

    let expected = [[], ["failed: NoDisk()"], ["Call", "Pack"], ["Call", "Pack"]]
    #expect(interactor.reported == expected)
  }

  @Test("Uses a newly chosen order for a running request, without asking again")
  func test_sortUpcomingItems_questionUnderWay_asksNothing() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
    let pack = TodoItem(name: "Pack", dueDate: date)
    let call = TodoItem(name: "Call", dueDate: date.addingTimeInterval(60))
    let interactor = try ChangedInteractorFixture(answer: .inTurn(.held(), .success([])))
    let question = try await interactor.beginQuestion()

    await interactor.sut.sortUpcomingItems(by: .name)
    try interactor.dataManager.heldTodoItems.give(.success([pack, call]), to: 0)
    await question.value

    #expect(interactor.dataManager.calls.count == 1)
    let expected = [call, pack].map { item in
      UpcomingItem(title: item.name, dueDate: item.dueDate, dateRelation: .today)
    }
    #expect(interactor.output.calls == [.foundUpcomingItems(expected)])
  }
}

/// An error of a data manager.
private struct NoDisk: Error {}
