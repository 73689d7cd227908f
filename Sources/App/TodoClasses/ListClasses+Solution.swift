import ChangeSolution
import TodoApp

extension ListClasses {
  /// The finished classes.
  package static let solution = ListClasses(
    makeInteractor: ChangeSolution.ListInteractor.init,
    makePresenter: ChangeSolution.ListPresenter.init,
    makeView: ChangeSolution.ListTextView.init
  )
}

extension ChangeSolution.ListInteractor: ListClasses.Interactor {}
extension ChangeSolution.ListPresenter: ListClasses.Presenter {}
