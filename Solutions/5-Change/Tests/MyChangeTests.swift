// The tests that Stage 5 leaves to the learner, in both frameworks.

import ChangeSubjects
import Foundation
import InteractorSubjects
import KataTesting
import PresenterSubjects
import Testing
import TextViewSubjects
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
    let (sut, eventHandler) = try makeView()

    await sut.handle("g")
    await sut.handle("g")

    XCTAssertEqual(eventHandler.calls, [.changeGrouping, .changeGrouping])
  }

  func test_changeOrder_threeTimes_goesThereAndBack() async throws {
    let (sut, interactor) = try makePresenter()

    await sut.changeOrder()
    await sut.addModuleDidSaveAddAction()
    await sut.changeOrder()
    await sut.changeOrder()

    let expected: [SortingListInteractorInputSpy.Call] = [
      .sortUpcomingItems(by: .name), .findUpcomingItems, .sortUpcomingItems(by: .dueDate),
      .sortUpcomingItems(by: .name),
    ]
    XCTAssertEqual(interactor.calls, expected)
  }

  func test_changeGrouping_asksOnceInTheOrderChosen() async throws {
    let (sut, interactor) = try makePresenter()

    await sut.changeGrouping()
    await sut.changeOrder()
    await sut.changeGrouping()

    let expected: [SortingListInteractorInputSpy.Call] = [
      .sortUpcomingItems(by: .dueDate), .sortUpcomingItems(by: .name),
      .sortUpcomingItems(by: .name),
    ]
    XCTAssertEqual(interactor.calls, expected)
  }

  func test_findUpcomingItems_orderChosen_itStays() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-23 18:00")
    let pack = TodoItem(name: "Pack", dueDate: date)
    let call = TodoItem(name: "Call", dueDate: date.addingTimeInterval(60))
    let (sut, _, output, clock) = try makeInteractor(
      todoItems: .inTurn(.success([]), .failure(NoDisk()), .success([pack, call]))
    )

    await sut.sortUpcomingItems(by: .name)
    await sut.findUpcomingItems()
    await sut.findUpcomingItems()
    clock.now = try FixedCalendar.sundayFirst.date("2014-05-22 09:00")
    await sut.findUpcomingItems()

    let titles = output.calls.map { answer in
      switch answer {
      case .foundUpcomingItems(let items): items.map(\.title)
      case .failedToFindUpcomingItems: ["failed"]
      }
    }
    XCTAssertEqual(titles, [[], ["failed"], ["Call", "Pack"], ["Call", "Pack"]])
  }

  func test_sortUpcomingItems_questionUnderWay_asksNothing() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
    let pack = TodoItem(name: "Pack", dueDate: date)
    let call = TodoItem(name: "Call", dueDate: date.addingTimeInterval(60))
    let (sut, dataManager, output, _) = try makeInteractor(
      todoItems: .inTurn(.held(), .success([]))
    )
    let question = Task { await sut.findUpcomingItems() }
    try await dataManager.heldTodoItems.waitForRequests(1)

    await sut.sortUpcomingItems(by: .name)
    try dataManager.heldTodoItems.give(.success([pack, call]), to: 0)
    await question.value

    XCTAssertEqual(dataManager.calls.count, 1)
    let expected = [call, pack].map { item in
      UpcomingItem(title: item.name, dueDate: item.dueDate, dateRelation: .today)
    }
    XCTAssertEqual(output.calls, [.foundUpcomingItems(expected)])
  }
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyChangeSwiftTests {
  @Test("g changes the grouping each time, and nothing else happens")
  func test_handle_g_changesTheGroupingAndNothingElse() async throws {
    let (sut, eventHandler) = try makeView()

    await sut.handle("g")
    await sut.handle("g")

    #expect(eventHandler.calls == [.changeGrouping, .changeGrouping])
  }

  @Test("Changes the order back and forth, even after a save")
  func test_changeOrder_threeTimes_goesThereAndBack() async throws {
    let (sut, interactor) = try makePresenter()

    await sut.changeOrder()
    await sut.addModuleDidSaveAddAction()
    await sut.changeOrder()
    await sut.changeOrder()

    let expected: [SortingListInteractorInputSpy.Call] = [
      .sortUpcomingItems(by: .name), .findUpcomingItems, .sortUpcomingItems(by: .dueDate),
      .sortUpcomingItems(by: .name),
    ]
    #expect(interactor.calls == expected)
  }

  @Test("Asks once when the grouping changes, in the chosen order")
  func test_changeGrouping_asksOnceInTheOrderChosen() async throws {
    let (sut, interactor) = try makePresenter()

    await sut.changeGrouping()
    await sut.changeOrder()
    await sut.changeGrouping()

    let expected: [SortingListInteractorInputSpy.Call] = [
      .sortUpcomingItems(by: .dueDate), .sortUpcomingItems(by: .name),
      .sortUpcomingItems(by: .name),
    ]
    #expect(interactor.calls == expected)
  }

  @Test("Keeps the order after an error, a refresh, and midnight")
  func test_findUpcomingItems_orderChosen_itStays() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-23 18:00")
    let pack = TodoItem(name: "Pack", dueDate: date)
    let call = TodoItem(name: "Call", dueDate: date.addingTimeInterval(60))
    let (sut, _, output, clock) = try makeInteractor(
      todoItems: .inTurn(.success([]), .failure(NoDisk()), .success([pack, call]))
    )

    await sut.sortUpcomingItems(by: .name)
    await sut.findUpcomingItems()
    await sut.findUpcomingItems()
    clock.now = try FixedCalendar.sundayFirst.date("2014-05-22 09:00")
    await sut.findUpcomingItems()

    let titles = output.calls.map { answer in
      switch answer {
      case .foundUpcomingItems(let items): items.map(\.title)
      case .failedToFindUpcomingItems: ["failed"]
      }
    }
    #expect(titles == [[], ["failed"], ["Call", "Pack"], ["Call", "Pack"]])
  }

  @Test("Uses a newly chosen order for a running request, without asking again")
  func test_sortUpcomingItems_questionUnderWay_asksNothing() async throws {
    let date = try FixedCalendar.sundayFirst.date("2014-05-21 18:00")
    let pack = TodoItem(name: "Pack", dueDate: date)
    let call = TodoItem(name: "Call", dueDate: date.addingTimeInterval(60))
    let (sut, dataManager, output, _) = try makeInteractor(
      todoItems: .inTurn(.held(), .success([]))
    )
    let question = Task { await sut.findUpcomingItems() }
    try await dataManager.heldTodoItems.waitForRequests(1)

    await sut.sortUpcomingItems(by: .name)
    try dataManager.heldTodoItems.give(.success([pack, call]), to: 0)
    await question.value

    #expect(dataManager.calls.count == 1)
    let expected = [call, pack].map { item in
      UpcomingItem(title: item.name, dueDate: item.dueDate, dateRelation: .today)
    }
    #expect(output.calls == [.foundUpcomingItems(expected)])
  }
}

/// The text view under test, and the spy of its event handler.
@MainActor
private func makeView() throws -> (
  sut: any ListTextViewSubject, eventHandler: ArrangingListModuleSpy
) {
  let eventHandler = ArrangingListModuleSpy()
  let sut = try ArrangingListTextViewParts(
    eventHandler: eventHandler,
    output: TextOutputSpy(columns: 80, width: \.count)
  ).make()
  return (sut, eventHandler)
}

/// The presenter under test, and the spy of its interactor.
@MainActor
private func makePresenter() throws -> (
  sut: any ArrangingListPresenterSubject, interactor: SortingListInteractorInputSpy
) {
  let interactor = SortingListInteractorInputSpy()
  let sut = try ArrangingListPresenterParts(
    interactor: interactor,
    wireframe: ListWireframeSpy(),
    calendar: FixedCalendar.sundayFirst.calendar,
    locale: Locale(identifier: "en_US")
  ).make()
  return (sut, interactor)
}

/// The interactor under test on Wed 21 May 2014, 09:00 UTC, and its doubles.
@MainActor
private func makeInteractor(
  todoItems: StubbedAnswer<Range<Date>, [TodoItem], any Error>
) throws -> (
  sut: any SortingListInteractorSubject, dataManager: ListDataManagerSpy,
  output: ListInteractorOutputSpy, clock: ControllableClock
) {
  let dates = FixedCalendar.sundayFirst
  let dataManager = ListDataManagerSpy(todoItems: todoItems)
  let output = ListInteractorOutputSpy()
  let clock = ControllableClock(now: try dates.date("2014-05-21 09:00"))
  let sut = try SortingListInteractorParts(
    dataManager: dataManager,
    clock: clock,
    calendar: dates.calendar
  ).make()
  sut.output = output
  return (sut, dataManager, output, clock)
}

/// An error of a data manager.
private struct NoDisk: Error {}
