import ChangeExercise
import ChangeSolution
import TodoScreens
import TodoUseCases

/// A list interactor with a chosen order.
@MainActor
public protocol SortingListInteractorSubject: ListInteractorSubject, SortingListInteractorInput {}

/// A list presenter with a chosen order and grouping.
@MainActor
public protocol ArrangingListPresenterSubject: ListPresenterSubject, ArrangingListModuleInterface {
}

extension ChangeSolution.ListInteractor: SortingListInteractorSubject {}
extension ChangeSolution.ListPresenter: ArrangingListPresenterSubject {}
extension ChangeSolution.ListTextView: ListTextViewSubject {}

extension ChangeExercise.ListInteractor: ListInteractorSubject {}
extension ChangeExercise.ListPresenter: ListPresenterSubject {}
extension ChangeExercise.ListTextView: ListTextViewSubject {}
