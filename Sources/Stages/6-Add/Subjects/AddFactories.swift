import Foundation
import KataTesting
import TodoApp
import TodoDomain
import TodoMocks
import TodoRouting
import TodoScreens
import TodoStorage
import TodoTerminal
import TodoUseCases

// The classes under test with doubles around them, for the learner's tests.

/// The interactor under test, and the spies of its neighbours.
@MainActor
package func makeInteractor() throws -> (
  sut: any AddInteractorSubject, dataManager: AddDataManagerSpy, output: AddInteractorOutputSpy
) {
  let dataManager = AddDataManagerSpy(addNewEntry: .success(()))
  let (sut, output) = try makeInteractor(dataManager)
  return (sut, dataManager, output)
}

/// The interactor under test in front of a store, and the spy of its output.
@MainActor
package func makeInteractor(
  over store: FakeDataStore
) throws -> (sut: any AddInteractorSubject, output: AddInteractorOutputSpy) {
  try makeInteractor(AddDataManager(store: store))
}

@MainActor
private func makeInteractor(
  _ dataManager: any AddDataManagerInterface
) throws -> (sut: any AddInteractorSubject, output: AddInteractorOutputSpy) {
  let output = AddInteractorOutputSpy()
  let calendar = FixedCalendar.sundayFirst.calendar
  let sut = try AddClasses.make().makeInteractor(dataManager, try nineInTheMorning(), calendar)
  sut.output = output
  return (sut, output)
}

/// The presenter under test; it holds neither view nor delegate, so keep them in your test.
@MainActor
package func makePresenter(
  interactor: any AddInteractorInput = AddInteractorInputSpy(),
  wireframe: any AddWireframeInterface = AddWireframeSpy(),
  view: (any AddViewInterface)? = nil,
  delegate: (any AddModuleDelegate)? = nil
) throws -> any AddPresenterSubject {
  let sut = try AddClasses.make().makePresenter(interactor, wireframe)
  sut.view = view
  sut.delegate = delegate
  return sut
}

/// The wireframe under test; it does not hold the root, so keep it in your test.
@MainActor
package func makeWireframe(
  root: any RootWireframeInterface,
  builder: any AddModuleBuilderInterface
) throws -> any AddWireframeSubject {
  try AddClasses.make().makeWireframe(root, builder)
}

/// A list that counts its refreshes, and that a test can cover.
@MainActor
package final class CoverableList {
  package var isCovered = false
  package var refreshes = 0

  package init() {}
}

/// Starts the refresh under test with that clock and calendar, and returns its task.
@MainActor
package func startRefresh(
  on clock: ControllableClock,
  list: CoverableList,
  in dates: FixedCalendar = .sundayFirst
) throws -> Task<Void, Never> {
  let sut = try AddClasses.make().makeMidnightRefresh(
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
package func nineInTheMorning() throws -> ControllableClock {
  ControllableClock(now: try FixedCalendar.sundayFirst.date("2014-05-21 09:00"))
}
