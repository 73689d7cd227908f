import ChangeSolution
import InteractorExercise
import PresenterExercise
import TextViewExercise
import TodoApp
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Assembles a list module from the classes of the exercise; `solved` ones are those of the solution.
@MainActor
func makeExerciseListModule(
  _ parts: ListModuleParts,
  solved: [SilentStages.Part]
) -> ListModule {
  let (interactor, report) = makeInteractor(parts, isSolved: solved.contains(.interactor))
  let (presenter, show) = makePresenter(interactor, parts, isSolved: solved.contains(.presenter))
  let view: any ListViewInterface & TextScreen =
    solved.contains(.view)
    ? ChangeSolution.ListTextView(
      eventHandler: ArrangingIfAble(presenter: presenter),
      output: parts.output
    )
    : HelpIfAble(on: parts.output) {
      TextViewExercise.ListTextView(eventHandler: presenter, output: $0)
    }
  report(presenter)
  show(view)
  return ListModule(interactor: interactor, presenter: presenter, view: view)
}

@MainActor
private func makeInteractor(
  _ parts: ListModuleParts,
  isSolved: Bool
) -> (any ListInteractorInput, report: (any ListInteractorOutput) -> Void) {
  if isSolved {
    let interactor = ChangeSolution.ListInteractor(
      dataManager: parts.dataManager,
      clock: parts.clock,
      calendar: parts.calendar
    )
    return (interactor, { interactor.output = $0 })
  }
  let interactor = InteractorExercise.ListInteractor(
    dataManager: parts.dataManager,
    clock: parts.clock,
    calendar: parts.calendar
  )
  return (interactor, { interactor.output = $0 })
}

@MainActor
private func makePresenter(
  _ interactor: any ListInteractorInput,
  _ parts: ListModuleParts,
  isSolved: Bool
) -> (
  any ListModuleInterface & ListInteractorOutput & AddModuleDelegate,
  show: (any ListViewInterface) -> Void
) {
  if isSolved {
    let presenter = ChangeSolution.ListPresenter(
      interactor: SortingIfAble(interactor: interactor),
      wireframe: parts.wireframe,
      calendar: parts.calendar,
      locale: parts.locale
    )
    return (presenter, { presenter.view = $0 })
  }
  let presenter = PresenterExercise.ListPresenter(
    interactor: interactor,
    wireframe: parts.wireframe,
    calendar: parts.calendar,
    locale: parts.locale
  )
  return (presenter, { presenter.view = $0 })
}
