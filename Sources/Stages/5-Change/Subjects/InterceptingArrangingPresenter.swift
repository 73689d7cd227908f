import KataTesting
import PresenterSubjects
import TodoRouting
import TodoScreens
import TodoUseCases

/// The solution with hooks for its calls, its requests and its sections.
///
/// A mutant replaces a hook; all other behaviour is the solution's.
@MainActor
final class InterceptingArrangingPresenter: ArrangingListPresenterSubject, ListViewInterface,
  Opaque
{
  weak var view: (any ListViewInterface)?
  let solution: any ArrangingListPresenterSubject

  /// The reaction to a change of the order.
  var onOrder: () async -> Void
  /// The reaction to a change of the grouping.
  var onGrouping: () async -> Void
  /// The reaction to a view that needs fresh data.
  var onUpdate: () async -> Void
  /// The reaction to a saved item.
  var onSave: () async -> Void
  /// The action before a cancelled add screen is reported.
  var onCancel: () -> Void = {}
  /// The action after a failure was shown.
  var onFailed: () -> Void = {}
  /// Changes the items before the solution gets them.
  var mutateItems: (_ items: [UpcomingItem]) -> [UpcomingItem] = { $0 }
  /// Changes the sections before the view gets them.
  var mutateSections: (_ sections: [UpcomingDisplaySection]) -> [UpcomingDisplaySection] = { $0 }
  /// The items that the solution got last.
  private(set) var items: [UpcomingItem] = []

  init(_ solution: any ArrangingListPresenterSubject) {
    self.solution = solution
    onUpdate = solution.updateView
    onOrder = solution.changeOrder
    onGrouping = solution.changeGrouping
    onSave = solution.addModuleDidSaveAddAction
    solution.view = self
  }

  func updateView() async { await onUpdate() }
  func addNewEntry() { solution.addNewEntry() }
  func changeOrder() async { await onOrder() }
  func changeGrouping() async { await onGrouping() }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    self.items = mutateItems(items)
    solution.foundUpcomingItems(self.items)
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    solution.failedToFindUpcomingItems(failure)
    onFailed()
  }

  func addModuleDidCancelAddAction() {
    onCancel()
    solution.addModuleDidCancelAddAction()
  }

  func addModuleDidSaveAddAction() async { await onSave() }
  func showNoContentMessage() { view?.showNoContentMessage() }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    view?.showUpcomingDisplayData(UpcomingDisplayData(sections: mutateSections(data.sections)))
  }

  func showErrorMessage(_ message: String) { view?.showErrorMessage(message) }
}

/// An interactor between the solution and the real one; a mutant can change the requests.
@MainActor
final class InterceptingSortingInput: SortingListInteractorInput {
  /// The real interactor.
  let real: any SortingListInteractorInput
  /// The reaction to a choice of an order.
  var onSort: (_ order: ListOrder) async -> Void = { _ in }

  init(_ real: any SortingListInteractorInput) {
    self.real = real
    onSort = real.sortUpcomingItems
  }

  func findUpcomingItems() async { await real.findUpcomingItems() }
  func sortUpcomingItems(by order: ListOrder) async { await onSort(order) }
}
