import Foundation
import KataTesting
import TodoRouting
import TodoScreens
import TodoUseCases

/// The solution with hooks for its calls and for its commands to the view.
///
/// A mutant replaces a hook; all other behaviour is the solution's.
@MainActor
final class InterceptingListPresenter: ListPresenterSubject, ListViewInterface, Opaque {
  weak var view: (any ListViewInterface)? { didSet { if keepsView { kept = view } } }
  let solution: any ListPresenterSubject

  /// Whether it keeps its view alive.
  var keepsView = false
  private var kept: AnyObject?
  /// The reaction to a view that needs fresh data.
  var onUpdate: () async -> Void
  /// The reaction to a user who wants to add an item.
  var onAdd: () -> Void
  /// The reaction to the interactor's items.
  var onFound: (_ items: [UpcomingItem]) -> Void
  /// The reaction to the interactor's failure.
  var onFailed: (_ failure: UseCaseFailure) -> Void
  /// The reaction to a cancelled add screen.
  var onCancel: () -> Void
  /// The reaction to a saved item.
  var onSave: () async -> Void
  /// Changes the data before the view gets it.
  var mutateData: (UpcomingDisplayData) -> UpcomingDisplayData = { $0 }

  init(
    _ parts: ListPresenterParts,
    around make: (ListPresenterParts) -> any ListPresenterSubject = { $0.makeSolution() }
  ) {
    solution = make(parts)
    onUpdate = solution.updateView
    onAdd = solution.addNewEntry
    onFound = solution.foundUpcomingItems
    onFailed = solution.failedToFindUpcomingItems
    onCancel = solution.addModuleDidCancelAddAction
    onSave = solution.addModuleDidSaveAddAction
    solution.view = self
  }

  func updateView() async { await onUpdate() }
  func addNewEntry() { onAdd() }
  func foundUpcomingItems(_ items: [UpcomingItem]) { onFound(items) }
  func failedToFindUpcomingItems(_ failure: UseCaseFailure) { onFailed(failure) }
  func addModuleDidCancelAddAction() { onCancel() }
  func addModuleDidSaveAddAction() async { await onSave() }
  func showNoContentMessage() { view?.showNoContentMessage() }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    view?.showUpcomingDisplayData(mutateData(data))
  }

  func showErrorMessage(_ message: String) { view?.showErrorMessage(message) }
}

extension InterceptingListPresenter {
  /// Replaces the reaction to an empty answer.
  func onNothingFound(_ act: @escaping () -> Void) {
    onFound = { [weak self] items in
      guard items.isEmpty else { return self?.solution.foundUpcomingItems(items) ?? () }
      act()
    }
  }

  /// Changes the text of each day.
  func mutateDays(_ day: @escaping (String) -> String) {
    mutateSections { section in
      section.items = section.items.map { item in
        UpcomingDisplayItem(title: item.title, dueDay: day(item.dueDay))
      }
    }
  }

  /// Changes each section.
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

  /// Changes the items before the solution gets them.
  func mutateItems(_ mutate: @escaping ([UpcomingItem]) -> [UpcomingItem]) {
    onFound = { [weak self] items in self?.solution.foundUpcomingItems(mutate(items)) }
  }
}
