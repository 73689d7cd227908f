import AddSolution
import ChangeSolution
import Foundation
import TodoApp
import TodoStorage
import TodoTerminal

/// Assembles a list module from the classes of the solution.
@MainActor
func makeSolutionModule(_ parts: ListModuleParts) -> ListModule {
  let interactor = ListInteractor(
    dataManager: parts.dataManager,
    clock: parts.clock,
    calendar: parts.calendar
  )
  let presenter = ListPresenter(
    interactor: interactor,
    wireframe: parts.wireframe,
    calendar: parts.calendar,
    locale: parts.locale
  )
  let view = ListTextView(eventHandler: presenter, output: parts.output)
  interactor.output = presenter
  presenter.view = view
  return ListModule(interactor: interactor, presenter: presenter, view: view)
}

/// The add classes of the solution.
@MainActor
let solutionAddClasses = AddClasses(
  makeInteractor: { dataManager, clock, calendar in
    let interactor = AddInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
    return (interactor, { interactor.output = $0 })
  },
  makePresenter: { interactor, wireframe in
    let presenter = AddPresenter(interactor: interactor, wireframe: wireframe)
    return (
      presenter,
      { view, delegate in
        presenter.view = view
        presenter.delegate = delegate
      }
    )
  },
  makeWireframe: { AddWireframe(rootWireframe: $0, builder: $1) },
  refreshAtMidnight: { parts in
    await MidnightRefresh(
      todoClock: parts.todoClock,
      clock: parts.clock,
      calendar: parts.calendar,
      isCovered: parts.isCovered,
      refresh: parts.refresh
    )
    .run()
  }
)

extension ModuleBuilder {
  /// A builder of the solution, on Wednesday 21 May 2014 at 9:00 in UTC, with Sunday-first weeks.
  @MainActor
  init(
    store: any TodoDataStore,
    output: any TextOutput,
    makeListModule: @escaping @MainActor (ListModuleParts) -> ListModule = makeSolutionModule
  ) {
    self.init(
      dataStore: store,
      clock: FixedClock(now: Date(timeIntervalSince1970: 1_400_662_800)),
      calendar: .gregorian(in: "GMT"),
      locale: Locale(identifier: "en_US"),
      output: output,
      makeListModule: makeListModule,
      addClasses: solutionAddClasses
    )
  }
}
