import ChangeExercise
import InteractorExercise
import PresenterExercise
import PresenterSolution
import TextViewExercise
import TextViewSolution
import TodoApp
import TodoClasses

extension ListClasses {
  /// The learner's classes of the stages up to `last`, and the finished ones elsewhere.
  ///
  /// Stage 5 changes all three classes, so its classes never meet those of the stages before it.
  package static func learners(upTo last: Int) -> ListClasses {
    switch last {
    case 0: solution
    case 1...4:
      ListClasses(
        makeInteractor: InteractorExercise.ListInteractor.init,
        makePresenter: last < 2
          ? PresenterSolution.ListPresenter.init : PresenterExercise.ListPresenter.init,
        makeView: last < 3
          ? TextViewSolution.ListTextView.init : TextViewExercise.ListTextView.init
      )
    default:
      ListClasses(
        makeInteractor: ChangeExercise.ListInteractor.init,
        makePresenter: ChangeExercise.ListPresenter.init,
        makeView: ChangeExercise.ListTextView.init
      )
    }
  }
}

extension InteractorExercise.ListInteractor: ListClasses.Interactor {}
extension PresenterExercise.ListPresenter: ListClasses.Presenter {}
extension PresenterSolution.ListPresenter: ListClasses.Presenter {}
extension ChangeExercise.ListInteractor: ListClasses.Interactor {}
extension ChangeExercise.ListPresenter: ListClasses.Presenter {}
