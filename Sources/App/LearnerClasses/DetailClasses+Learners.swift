import DetailExercise
import TodoApp
import TodoClasses

extension DetailClasses {
  /// The learner's classes.
  package static let exercise = DetailClasses(
    makeInteractor: DetailExercise.DetailInteractor.init,
    makePresenter: DetailExercise.DetailPresenter.init,
    makeWireframe: DetailExercise.DetailWireframe.init
  )

  /// The learner's classes if they are of the stages up to `last`; otherwise the finished ones.
  package static func learners(upTo last: Int) -> DetailClasses { last < 7 ? solution : exercise }
}

extension DetailExercise.DetailInteractor: DetailClasses.Interactor {}
extension DetailExercise.DetailPresenter: DetailClasses.Presenter {}
extension DetailExercise.DetailWireframe: DetailClasses.Wireframe {}
