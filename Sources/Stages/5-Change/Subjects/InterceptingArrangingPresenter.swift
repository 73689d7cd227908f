import ChangeSolution
import TodoRouting
import TodoScreens
import TodoUseCases

/// The solution behind hooks: what reaches it, what it asks, and what it shows.
///
/// A mutant replaces one of the hooks; the others stay the solution's.
@MainActor
final class InterceptingArrangingPresenter: ArrangingListPresenterSubject, ListViewInterface {
  weak var view: (any ListViewInterface)?
  let solution: ChangeSolution.ListPresenter

  /// What happens when the user wants the other order.
  var onOrder: (() async -> Void)?
  /// What happens when the user wants the other grouping.
  var onGrouping: (() async -> Void)?
  /// What happens when the view needs fresh data.
  var onUpdate: (() async -> Void)?
  /// What happens when an item was saved.
  var onSave: (() async -> Void)?
  /// What happens when a failure was shown.
  var onFailed: () -> Void = {}
  /// What reaches the solution in place of the items.
  var mutateItems: (_ items: [UpcomingItem]) -> [UpcomingItem] = { $0 }
  /// What the view is shown instead of the solution's sections.
  var mutateSections: (_ sections: [UpcomingDisplaySection]) -> [UpcomingDisplaySection] = { $0 }
  /// The items that reached the solution last.
  private(set) var items: [UpcomingItem] = []

  init(_ parts: ArrangingListPresenterParts) {
    solution = parts.makeSolution()
    solution.view = self
  }

  func updateView() async {
    guard let onUpdate else { return await solution.updateView() }
    await onUpdate()
  }

  func addNewEntry() { solution.addNewEntry() }

  func changeOrder() async {
    guard let onOrder else { return await solution.changeOrder() }
    await onOrder()
  }

  func changeGrouping() async {
    guard let onGrouping else { return await solution.changeGrouping() }
    await onGrouping()
  }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    self.items = mutateItems(items)
    solution.foundUpcomingItems(self.items)
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    solution.failedToFindUpcomingItems(failure)
    onFailed()
  }

  func addModuleDidCancelAddAction() { solution.addModuleDidCancelAddAction() }

  func addModuleDidSaveAddAction() async {
    guard let onSave else { return await solution.addModuleDidSaveAddAction() }
    await onSave()
  }

  func showNoContentMessage() { view?.showNoContentMessage() }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    view?.showUpcomingDisplayData(UpcomingDisplayData(sections: mutateSections(data.sections)))
  }

  func showErrorMessage(_ message: String) { view?.showErrorMessage(message) }
}

/// An interactor between the solution and the real one, which may be asked otherwise.
@MainActor
final class InterceptingSortingInput: SortingListInteractorInput {
  /// The real one.
  let real: any SortingListInteractorInput
  /// What happens with a choice of an order.
  var onSort: (_ order: ListOrder) async -> Void = { _ in }

  init(_ real: any SortingListInteractorInput) {
    self.real = real
    onSort = real.sortUpcomingItems
  }

  func findUpcomingItems() async { await real.findUpcomingItems() }
  func sortUpcomingItems(by order: ListOrder) async { await onSort(order) }
}
