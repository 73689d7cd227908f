// Your own tests of Stage 6, for the steps that ask for a test. Write the test first, see it fail
// for the right reason, then write the code. Use XCTest or Swift Testing: one of them is enough.
//
// let (sut, dataManager, output) = try makeInteractor()  then compare dataManager.calls, output.calls
// let (sut, output) = try makeInteractor(over: store)    store is a FakeDataStore, which can fail
// let sut = try makePresenter(wireframe: …)              pass your spies or mocks, and keep them
//   The interactor answers during the save: interactor.onCall = { _ in sut.refusedNewEntry(…) }
// let sut = try makeWireframe(root: …, builder: …)
// let refresh = try startRefresh(on: clock, list: list)  list is a CoverableList; ends with cancel()
//   With in: .auckland, its calendar has a day of 25 hours, 6 April 2014.
//
// A mock gets the expected calls: AddWireframeMock(expecting: [.dismissAddInterface]). Compare its
// mismatch() with nil. The doubles are in Mocks/TodoDomain, TodoUseCases, TodoScreens, TodoRouting
// and TodoTerminal. All clocks show nine in the morning of Wednesday 21 May 2014 at UTC.

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
}

/// The interactor under test, and the spies of its neighbours.
@MainActor
private func makeInteractor() throws -> (
  sut: any AddInteractorSubject, dataManager: AddDataManagerSpy, output: AddInteractorOutputSpy
) {
  let dataManager = AddDataManagerSpy(addNewEntry: .success(()))
  let output = AddInteractorOutputSpy()
  let calendar = FixedCalendar.sundayFirst.calendar
  let sut = try AddMakers.make().makeInteractor(dataManager, try nineInTheMorning(), calendar)
  sut.output = output
  return (sut, dataManager, output)
}

/// The interactor under test in front of a store, and the spy of its output.
@MainActor
private func makeInteractor(
  over store: FakeDataStore
) throws -> (sut: any AddInteractorSubject, output: AddInteractorOutputSpy) {
  let dataManager = AddDataManager(store: store)
  let output = AddInteractorOutputSpy()
  let calendar = FixedCalendar.sundayFirst.calendar
  let sut = try AddMakers.make().makeInteractor(dataManager, try nineInTheMorning(), calendar)
  sut.output = output
  return (sut, output)
}

/// The presenter under test; it holds neither view nor delegate, so keep them in your test.
@MainActor
private func makePresenter(
  interactor: any AddInteractorInput = AddInteractorInputSpy(),
  wireframe: any AddWireframeInterface = AddWireframeSpy(),
  view: (any AddViewInterface)? = nil,
  delegate: (any AddModuleDelegate)? = nil
) throws -> any AddPresenterSubject {
  let sut = try AddMakers.make().makePresenter(interactor, wireframe)
  sut.view = view
  sut.delegate = delegate
  return sut
}

/// The wireframe under test; it does not hold the root, so keep it in your test.
@MainActor
private func makeWireframe(
  root: any RootWireframeInterface,
  builder: any AddModuleBuilderInterface
) throws -> any AddWireframeSubject {
  try AddMakers.make().makeWireframe(root, builder)
}

/// A list that counts its refreshes, and that a test can cover.
@MainActor
private final class CoverableList {
  var isCovered = false
  var refreshes = 0
}

/// Starts the refresh under test with that clock and calendar, and returns its task.
@MainActor
private func startRefresh(
  on clock: ControllableClock,
  list: CoverableList,
  in dates: FixedCalendar = .sundayFirst
) throws -> Task<Void, Never> {
  let sut = try AddMakers.make().makeMidnightRefresh(
    MidnightRefreshParts(
      todoClock: clock,
      clock: clock,
      calendar: dates.calendar,
      isCovered: { list.isCovered },
      refresh: { list.refreshes += 1 }
    )
  )
  return Task { await sut.run() }
}

/// A clock on Wednesday 21 May 2014, 09:00 UTC.
private func nineInTheMorning() throws -> ControllableClock {
  ControllableClock(now: try FixedCalendar.sundayFirst.date("2014-05-21 09:00"))
}
// extra 2
private let extra = 2
