import Foundation
import PresenterSolution
import TodoRouting
import TodoScreens
import TodoUseCases

/// The solution behind hooks: what reaches it, and what it tells its view.
///
/// A mutant replaces one of the hooks; the others stay the solution's.
@MainActor
final class InterceptingListPresenter: ListPresenterSubject, ListViewInterface {
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
  var mutateData: (UpcomingDisplayData) -> UpcomingDisplayData = { $0 }

  init(_ parts: ListPresenterParts) {
    solution = parts.makeSolution()
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
    view?.showUpcomingDisplayData(mutateData(data))
  }

  func showErrorMessage(_ message: String) { view?.showErrorMessage(message) }
}

extension InterceptingListPresenter {
  /// Does something else with an empty answer.
  func onNothingFound(_ act: @escaping () -> Void) {
    onFound = { [weak self] items in
      guard items.isEmpty else { return self?.solution.foundUpcomingItems(items) ?? () }
      act()
    }
  }

  /// Shows other texts in place of the days.
  func mutateDays(_ day: @escaping (String) -> String) {
    mutateSections { section in
      section.items = section.items.map { item in
        UpcomingDisplayItem(title: item.title, dueDay: day(item.dueDay))
      }
    }
  }

  /// Shows each section otherwise.
  func mutateSections(_ mutate: @escaping (inout UpcomingDisplaySection) -> Void) {
    mutateData = { data in
      UpcomingDisplayData(
        sections: data.sections.map { section in
          var section = section
          mutate(&section)
          return section
        }
      )
    }
  }

  /// Hands other items to the solution.
  func mutateItems(_ mutate: @escaping ([UpcomingItem]) -> [UpcomingItem]) {
    onFound = { [weak self] items in self?.solution.foundUpcomingItems(mutate(items)) }
  }
}
