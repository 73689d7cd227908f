import AddSubjects
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
      addClasses: AddMakers.solution
    )
  }
}
