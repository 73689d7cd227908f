import AddExercise
import TodoApp

extension AddInteractor: AddClasses.Interactor {}
extension AddPresenter: AddClasses.Presenter {}
extension AddWireframe: AddClasses.Wireframe {}
extension MidnightRefresh: AddClasses.Refresh {}

/// The classes of the exercise, finished or not.
@MainActor
let exerciseAddClasses = AddClasses(
  makeInteractor: AddInteractor.init,
  makePresenter: AddPresenter.init,
  makeWireframe: AddWireframe.init,
  makeMidnightRefresh: { $0.passed(to: MidnightRefresh.init) }
)
