import AddExercise
import AddSolution
import TodoApp

extension AddClasses {
  /// The learner's classes if they are of the stages up to `last`; otherwise the solution's.
  init(learnersUpTo last: Int) {
    if last < 6 {
      self.init(
        makeInteractor: AddSolution.AddInteractor.init,
        makePresenter: AddSolution.AddPresenter.init,
        makeWireframe: AddSolution.AddWireframe.init,
        makeMidnightRefresh: { $0.passed(to: AddSolution.MidnightRefresh.init) }
      )
    } else {
      self.init(
        makeInteractor: AddExercise.AddInteractor.init,
        makePresenter: AddExercise.AddPresenter.init,
        makeWireframe: AddExercise.AddWireframe.init,
        makeMidnightRefresh: { $0.passed(to: AddExercise.MidnightRefresh.init) }
      )
    }
  }
}

extension AddSolution.AddInteractor: AddClasses.Interactor {}
extension AddSolution.AddPresenter: AddClasses.Presenter {}
extension AddSolution.AddWireframe: AddClasses.Wireframe {}
extension AddSolution.MidnightRefresh: AddClasses.Refresh {}
extension AddExercise.AddInteractor: AddClasses.Interactor {}
extension AddExercise.AddPresenter: AddClasses.Presenter {}
extension AddExercise.AddWireframe: AddClasses.Wireframe {}
extension AddExercise.MidnightRefresh: AddClasses.Refresh {}
