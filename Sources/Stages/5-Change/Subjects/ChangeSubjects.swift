import ChangeExercise
import ChangeSolution
import InteractorSubjects
import PresenterSubjects
import TextViewSubjects
import TodoScreens
import TodoUseCases

/// A list interactor with a chosen order.
@MainActor
package protocol SortingListInteractorSubject: ListInteractorSubject, SortingListInteractorInput {}

/// A list presenter with a chosen order and grouping.
@MainActor
package protocol ArrangingListPresenterSubject: ListPresenterSubject, ArrangingListModuleInterface {
}

extension ChangeSolution.ListInteractor: SortingListInteractorSubject {}
extension ChangeSolution.ListPresenter: ArrangingListPresenterSubject {}
extension ChangeSolution.ListTextView: ListTextViewSubject {}

extension ChangeExercise.ListInteractor: ListInteractorSubject {}
extension ChangeExercise.ListPresenter: ListPresenterSubject {}
extension ChangeExercise.ListTextView: ListTextViewSubject {}
