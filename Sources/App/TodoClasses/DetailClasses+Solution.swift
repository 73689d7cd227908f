import DetailSolution
import TodoApp

extension DetailClasses {
  /// The finished classes.
  package static let solution = DetailClasses(
    makeInteractor: DetailSolution.DetailInteractor.init,
    makePresenter: DetailSolution.DetailPresenter.init,
    makeWireframe: DetailSolution.DetailWireframe.init
  )
}

extension DetailSolution.DetailInteractor: DetailClasses.Interactor {}
extension DetailSolution.DetailPresenter: DetailClasses.Presenter {}
extension DetailSolution.DetailWireframe: DetailClasses.Wireframe {}
