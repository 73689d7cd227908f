import AddSolution
import TodoApp

extension AddClasses {
  /// The finished classes.
  package static let solution = AddClasses(
    makeInteractor: AddSolution.AddInteractor.init,
    makePresenter: AddSolution.AddPresenter.init,
    makeWireframe: AddSolution.AddWireframe.init,
    makeMidnightRefresh: { $0.passed(to: AddSolution.MidnightRefresh.init) }
  )
}

extension AddSolution.AddInteractor: AddClasses.Interactor {}
extension AddSolution.AddPresenter: AddClasses.Presenter {}
extension AddSolution.AddWireframe: AddClasses.Wireframe {}
extension AddSolution.MidnightRefresh: AddClasses.Refresh {}
