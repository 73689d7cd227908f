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
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyAddSwiftTests {
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
