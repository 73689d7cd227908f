import AddExercise
import TodoApp
import TodoClasses

extension AddClasses {
  /// The learner's classes.
  package static let exercise = AddClasses(
    makeInteractor: AddExercise.AddInteractor.init,
    makePresenter: AddExercise.AddPresenter.init,
    makeWireframe: AddExercise.AddWireframe.init,
    makeMidnightRefresh: { $0.passed(to: AddExercise.MidnightRefresh.init) }
  )

  /// The learner's classes if they are of the stages up to `last`; otherwise the finished ones.
  package static func learners(upTo last: Int) -> AddClasses { last < 6 ? solution : exercise }
}

extension AddExercise.AddInteractor: AddClasses.Interactor {}
extension AddExercise.AddPresenter: AddClasses.Presenter {}
extension AddExercise.AddWireframe: AddClasses.Wireframe {}
extension AddExercise.MidnightRefresh: AddClasses.Refresh {}
