// The tests that Stage 6 leaves to the learner, in both frameworks.

import AddSubjects
import Foundation
import KataTesting
import Testing
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage
import TodoTerminal
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyAddTests: StageTestCase {
  func test_saveNewEntry_whiteSpaceAroundTheName_isSavedOnce() async throws {
    let (sut, dataManager, output) = try makeInteractor()
    let friday = try FixedCalendar.sundayFirst.date("2014-05-23 00:00")

    await sut.saveNewEntry(name: "\t Buy tea \n", dueDate: friday)

    let saved = AddDataManagerSpy.Call.addNewEntry(TodoItem(name: "Buy tea", dueDate: friday))
    XCTAssertEqual(dataManager.calls, [saved])
    XCTAssertEqual(output.calls, [.savedNewEntry])
  }

  func test_saveNewEntry_emptyNameOrYesterday_isRefused() async throws {
    let (sut, dataManager, output) = try makeInteractor()
    let today = try FixedCalendar.sundayFirst.date("2014-05-21 00:00")

    await sut.saveNewEntry(name: " ", dueDate: today)
    await sut.saveNewEntry(name: "Pack", dueDate: today - 1)
    await sut.saveNewEntry(name: "Pack", dueDate: today)

    let expected: [AddInteractorOutputSpy.Call] = [
      .refusedNewEntry(.emptyName), .refusedNewEntry(.dueDateBeforeToday), .savedNewEntry,
    ]
    XCTAssertEqual(output.calls, expected)
    let saved = AddDataManagerSpy.Call.addNewEntry(TodoItem(name: "Pack", dueDate: today))
    XCTAssertEqual(dataManager.calls, [saved])
  }

  func test_saveNewEntry_noDisk_isReportedAndNotStored() async throws {
    struct NoDisk: Error {}
    let store = FakeDataStore()
    let (sut, output) = try makeInteractor(over: store)
    let friday = try FixedCalendar.sundayFirst.date("2014-05-23 00:00")
    store.insertFault = .next(NoDisk())

    await sut.saveNewEntry(name: "Pack", dueDate: friday)

    let failure = UseCaseFailure(reason: "NoDisk()")
    XCTAssertEqual(output.calls, [.failedToSaveNewEntry(failure)])
    let stored = try await store.records(dueIn: friday..<friday + 1)
    XCTAssertEqual(stored, [])
  }

  func test_savedNewEntry_dismissesThenInforms() async throws {
    let wireframe = AddWireframeMock(expecting: [.dismissAddInterface])
    let delegate = AddModuleDelegateMock(expecting: [.addModuleDidSaveAddAction])
    var order: [String] = []
    wireframe.spy.onCall = { order.append("\($0)") }
    delegate.spy.onCall = { order.append("\($0)") }
    let sut = try makePresenter(wireframe: wireframe, delegate: delegate)

    await sut.savedNewEntry()

    XCTAssertEqual(order, ["dismissAddInterface()", "addModuleDidSaveAddAction()"])
    XCTAssertNil(wireframe.mismatch())
    XCTAssertNil(delegate.mismatch())
  }

  func test_refusedNewEntry_twice_showsEachEntryAndReason() async throws {
    let wireframe = AddWireframeMock(expecting: [])
    let date = try FixedCalendar.sundayFirst.date("2014-05-20 00:00")
    let view = AddViewMock(
      expecting: [
        .setEntryName(" Pack"), .setEntryDueDate(date),
        .showErrorMessage("The due date is before today."),
        .setEntryName("Call"), .setEntryDueDate(date + 1),
        .showErrorMessage("Your to-do item could not be saved: no disk"),
        .setEntryName("Tea"), .setEntryDueDate(date),
        .showErrorMessage("Your to-do item could not be saved"),
      ]
    )
    let interactor = AddInteractorInputSpy()
    let sut = try makePresenter(interactor: interactor, wireframe: wireframe, view: view)

    interactor.onCall = { _ in sut.refusedNewEntry(.dueDateBeforeToday) }
    await sut.saveAddAction(name: " Pack", dueDate: date)
    interactor.onCall = { _ in sut.failedToSaveNewEntry(UseCaseFailure(reason: "no disk")) }
    await sut.saveAddAction(name: "Call", dueDate: date + 1)
    interactor.onCall = { _ in sut.failedToSaveNewEntry(UseCaseFailure(reason: "")) }
    await sut.saveAddAction(name: "Tea", dueDate: date)

    XCTAssertNil(view.mismatch())
    XCTAssertNil(wireframe.mismatch())
  }

  func test_cancelAddAction_dismissesAndAsksNothing() async throws {
    let interactor = AddInteractorInputMock(expecting: [])
    let wireframe = AddWireframeSpy()
    let delegate = AddModuleDelegateSpy()
    let sut = try makePresenter(interactor: interactor, wireframe: wireframe, delegate: delegate)

    sut.cancelAddAction()
    await Task {}.value

    XCTAssertNil(interactor.mismatch())
    XCTAssertEqual(wireframe.calls, [.dismissAddInterface])
    XCTAssertEqual(delegate.calls, [.addModuleDidCancelAddAction])
  }

  func test_dismissAddInterface_takesOneScreenAway() async throws {
    let root = RootWireframeMock(expecting: [.dismissTopScreen])
    let builder = AddModuleBuilderMock(expecting: [], makeAddScreen: .success(TextScreenSpy()))
    let sut = try makeWireframe(root: root, builder: builder)

    sut.dismissAddInterface()

    XCTAssertNil(root.mismatch())
    XCTAssertNil(builder.mismatch())
  }

  func test_run_twoMidnights_refreshesTwice() async throws {
    // A day of 25 hours, because the clocks go back.
    let clock = ControllableClock(now: try FixedCalendar.auckland.date("2014-04-06 00:00"))
    let list = CoverableList()
    let refresh = try startRefresh(on: clock, list: list, in: .auckland)
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(25 * 3600 - 1))
    let before = list.refreshes
    try await clock.waitForSleepers(1)
    try await clock.advance(by: .seconds(1))
    try await clock.waitForSleepers(1)
    let atMidnight = list.refreshes
    try await clock.advance(by: .seconds(24 * 3600))
    try await clock.waitForSleepers(1)

    let refreshes = [before, atMidnight, list.refreshes]
    XCTAssertEqual(refreshes, [0, 1, 2])
    refresh.cancel()
  }

  func test_run_covered_refreshesAMinuteLater() async throws {
    let clock = try nineInTheMorning()
    let list = CoverableList()
    list.isCovered = true
    let refresh = try startRefresh(on: clock, list: list)
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(15 * 3600))
    try await clock.waitForSleepers(1)
    let whileCovered = list.refreshes
    list.isCovered = false
    try await clock.advance(by: .seconds(60))
    try await clock.waitForSleepers(1)

    let refreshes = [whileCovered, list.refreshes]
    XCTAssertEqual(refreshes, [0, 1])
    refresh.cancel()
  }
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyAddSwiftTests {
  @Test("Saves an entry once, without white space around its name, and reports it")
  func test_saveNewEntry_whiteSpaceAroundTheName_isSavedOnce() async throws {
    let (sut, dataManager, output) = try makeInteractor()
    let friday = try FixedCalendar.sundayFirst.date("2014-05-23 00:00")

    await sut.saveNewEntry(name: "\t Buy tea \n", dueDate: friday)

    let saved = AddDataManagerSpy.Call.addNewEntry(TodoItem(name: "Buy tea", dueDate: friday))
    #expect(dataManager.calls == [saved])
    #expect(output.calls == [.savedNewEntry])
  }

  @Test("Refuses an empty name and yesterday, and accepts any moment of today")
  func test_saveNewEntry_emptyNameOrYesterday_isRefused() async throws {
    let (sut, dataManager, output) = try makeInteractor()
    let today = try FixedCalendar.sundayFirst.date("2014-05-21 00:00")

    await sut.saveNewEntry(name: " ", dueDate: today)
    await sut.saveNewEntry(name: "Pack", dueDate: today - 1)
    await sut.saveNewEntry(name: "Pack", dueDate: today)

    let expected: [AddInteractorOutputSpy.Call] = [
      .refusedNewEntry(.emptyName), .refusedNewEntry(.dueDateBeforeToday), .savedNewEntry,
    ]
    #expect(output.calls == expected)
    let saved = AddDataManagerSpy.Call.addNewEntry(TodoItem(name: "Pack", dueDate: today))
    #expect(dataManager.calls == [saved])
  }

  @Test("Reports a failed save with its reason, and stores nothing")
  func test_saveNewEntry_noDisk_isReportedAndNotStored() async throws {
    struct NoDisk: Error {}
    let store = FakeDataStore()
    let (sut, output) = try makeInteractor(over: store)
    let friday = try FixedCalendar.sundayFirst.date("2014-05-23 00:00")
    store.insertFault = .next(NoDisk())

    await sut.saveNewEntry(name: "Pack", dueDate: friday)

    let failure = UseCaseFailure(reason: "NoDisk()")
    #expect(output.calls == [.failedToSaveNewEntry(failure)])
    let stored = try await store.records(dueIn: friday..<friday + 1)
    #expect(stored == [])
  }

  @Test("After a save, dismisses the screen, then informs the delegate")
  func test_savedNewEntry_dismissesThenInforms() async throws {
    let wireframe = AddWireframeMock(expecting: [.dismissAddInterface])
    let delegate = AddModuleDelegateMock(expecting: [.addModuleDidSaveAddAction])
    var order: [String] = []
    wireframe.spy.onCall = { order.append("\($0)") }
    delegate.spy.onCall = { order.append("\($0)") }
    let sut = try makePresenter(wireframe: wireframe, delegate: delegate)

    await sut.savedNewEntry()

    #expect(order == ["dismissAddInterface()", "addModuleDidSaveAddAction()"])
    #expect(wireframe.mismatch() == nil)
    #expect(delegate.mismatch() == nil)
  }

  @Test("Shows each refused entry again, as typed, and then the reason")
  func test_refusedNewEntry_twice_showsEachEntryAndReason() async throws {
    let wireframe = AddWireframeMock(expecting: [])
    let date = try FixedCalendar.sundayFirst.date("2014-05-20 00:00")
    let view = AddViewMock(
      expecting: [
        .setEntryName(" Pack"), .setEntryDueDate(date),
        .showErrorMessage("The due date is before today."),
        .setEntryName("Call"), .setEntryDueDate(date + 1),
        .showErrorMessage("Your to-do item could not be saved: no disk"),
        .setEntryName("Tea"), .setEntryDueDate(date),
        .showErrorMessage("Your to-do item could not be saved"),
      ]
    )
    let interactor = AddInteractorInputSpy()
    let sut = try makePresenter(interactor: interactor, wireframe: wireframe, view: view)

    interactor.onCall = { _ in sut.refusedNewEntry(.dueDateBeforeToday) }
    await sut.saveAddAction(name: " Pack", dueDate: date)
    interactor.onCall = { _ in sut.failedToSaveNewEntry(UseCaseFailure(reason: "no disk")) }
    await sut.saveAddAction(name: "Call", dueDate: date + 1)
    interactor.onCall = { _ in sut.failedToSaveNewEntry(UseCaseFailure(reason: "")) }
    await sut.saveAddAction(name: "Tea", dueDate: date)

    #expect(view.mismatch() == nil)
    #expect(wireframe.mismatch() == nil)
  }

  @Test("After a cancel, dismisses the screen, informs the delegate, and makes no request")
  func test_cancelAddAction_dismissesAndAsksNothing() async throws {
    let interactor = AddInteractorInputMock(expecting: [])
    let wireframe = AddWireframeSpy()
    let delegate = AddModuleDelegateSpy()
    let sut = try makePresenter(interactor: interactor, wireframe: wireframe, delegate: delegate)

    sut.cancelAddAction()
    await Task {}.value

    #expect(interactor.mismatch() == nil)
    #expect(wireframe.calls == [.dismissAddInterface])
    #expect(delegate.calls == [.addModuleDidCancelAddAction])
  }

  @Test("Takes the top screen away once, and builds nothing")
  func test_dismissAddInterface_takesOneScreenAway() async throws {
    let root = RootWireframeMock(expecting: [.dismissTopScreen])
    let builder = AddModuleBuilderMock(expecting: [], makeAddScreen: .success(TextScreenSpy()))
    let sut = try makeWireframe(root: root, builder: builder)

    sut.dismissAddInterface()

    #expect(root.mismatch() == nil)
    #expect(builder.mismatch() == nil)
  }

  @Test("Refreshes once at each midnight, and not before")
  func test_run_twoMidnights_refreshesTwice() async throws {
    // A day of 25 hours, because the clocks go back.
    let clock = ControllableClock(now: try FixedCalendar.auckland.date("2014-04-06 00:00"))
    let list = CoverableList()
    let refresh = try startRefresh(on: clock, list: list, in: .auckland)
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(25 * 3600 - 1))
    let before = list.refreshes
    try await clock.waitForSleepers(1)
    try await clock.advance(by: .seconds(1))
    try await clock.waitForSleepers(1)
    let atMidnight = list.refreshes
    try await clock.advance(by: .seconds(24 * 3600))
    try await clock.waitForSleepers(1)

    let refreshes = [before, atMidnight, list.refreshes]
    #expect(refreshes == [0, 1, 2])
    refresh.cancel()
  }

  @Test("Waits while the list is covered, and looks again a minute later")
  func test_run_covered_refreshesAMinuteLater() async throws {
    let clock = try nineInTheMorning()
    let list = CoverableList()
    list.isCovered = true
    let refresh = try startRefresh(on: clock, list: list)
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(15 * 3600))
    try await clock.waitForSleepers(1)
    let whileCovered = list.refreshes
    list.isCovered = false
    try await clock.advance(by: .seconds(60))
    try await clock.waitForSleepers(1)

    let refreshes = [whileCovered, list.refreshes]
    #expect(refreshes == [0, 1])
    refresh.cancel()
  }
}
