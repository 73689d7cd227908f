import AddSolution
import TodoApp

extension AddInteractor: AddClasses.Interactor {}
extension AddPresenter: AddClasses.Presenter {}
extension AddWireframe: AddClasses.Wireframe {}
extension MidnightRefresh: AddClasses.Refresh {}

/// The classes of the solution.
@MainActor
let solutionAddClasses = AddClasses(
  makeInteractor: AddInteractor.init,
  makePresenter: AddPresenter.init,
  makeWireframe: AddWireframe.init,
  makeMidnightRefresh: { $0.passed(to: MidnightRefresh.init) }
)
