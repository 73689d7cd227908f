import ChangeSolution
import TodoApp

/// Assembles a list module from the classes of the solution.
@MainActor
func makeSolutionListModule(_ parts: ListModuleParts) -> ListModule {
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
