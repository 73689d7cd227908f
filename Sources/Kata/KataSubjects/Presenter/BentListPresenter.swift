import Foundation
import PresenterSolution
import TodoRouting
import TodoScreens
import TodoUseCases

/// The solution behind bends: what reaches it, and what it tells its view.
///
/// A mutant replaces one of the bends; the others stay the solution's.
@MainActor
final class BentListPresenter: ListPresenterSubject, ListViewInterface {
  weak var view: (any ListViewInterface)?
  let solution: PresenterSolution.ListPresenter

  /// What happens when the view needs fresh data.
  var onUpdate: (() async -> Void)?
  /// What happens when the user wants to add an item.
  var onAdd: (() -> Void)?
  /// What happens when the interactor found items.
  var onFound: ((_ items: [UpcomingItem]) -> Void)?
  /// What happens when the interactor failed.
  var onFailed: ((_ failure: UseCaseFailure) -> Void)?
  /// What happens when adding was cancelled.
  var onCancel: (() -> Void)?
  /// What happens when an item was saved.
  var onSave: (() async -> Void)?
  /// What the view is shown instead of the solution's data.
  var bendData: (UpcomingDisplayData) -> UpcomingDisplayData = { $0 }

  init(
    interactor: any ListInteractorInput,
    wireframe: any ListWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) {
    solution = PresenterSolution.ListPresenter(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
    solution.view = self
  }

  func updateView() async {
    guard let onUpdate else { return await solution.updateView() }
    await onUpdate()
  }

  func addNewEntry() {
    guard let onAdd else { return solution.addNewEntry() }
    onAdd()
  }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    guard let onFound else { return solution.foundUpcomingItems(items) }
    onFound(items)
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    guard let onFailed else { return solution.failedToFindUpcomingItems(failure) }
    onFailed(failure)
  }

  func addModuleDidCancelAddAction() {
    guard let onCancel else { return solution.addModuleDidCancelAddAction() }
    onCancel()
  }

  func addModuleDidSaveAddAction() async {
    guard let onSave else { return await solution.addModuleDidSaveAddAction() }
    await onSave()
  }

  func showNoContentMessage() { view?.showNoContentMessage() }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    view?.showUpcomingDisplayData(bendData(data))
  }

  func showErrorMessage(_ message: String) { view?.showErrorMessage(message) }
}
