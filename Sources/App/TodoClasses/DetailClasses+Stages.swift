import DetailExercise
import DetailSolution
import TodoApp

extension DetailClasses {
  /// The finished classes.
  package static let solution = DetailClasses(
    makeInteractor: DetailSolution.DetailInteractor.init,
    makePresenter: DetailSolution.DetailPresenter.init,
    makeWireframe: DetailSolution.DetailWireframe.init
  )

  /// The learner's classes.
  package static let exercise = DetailClasses(
    makeInteractor: DetailExercise.DetailInteractor.init,
    makePresenter: DetailExercise.DetailPresenter.init,
    makeWireframe: DetailExercise.DetailWireframe.init
  )

  /// The learner's classes if they are of the stages up to `last`; otherwise the finished ones.
  package static func learners(upTo last: Int) -> DetailClasses { last < 7 ? solution : exercise }
}

extension DetailSolution.DetailInteractor: DetailClasses.Interactor {}
extension DetailSolution.DetailPresenter: DetailClasses.Presenter {}
extension DetailSolution.DetailWireframe: DetailClasses.Wireframe {}
extension DetailExercise.DetailInteractor: DetailClasses.Interactor {}
extension DetailExercise.DetailPresenter: DetailClasses.Presenter {}
extension DetailExercise.DetailWireframe: DetailClasses.Wireframe {}
