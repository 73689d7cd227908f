import Foundation
import PresenterSolution
import TodoRouting
import TodoScreens
import TodoUseCases

/// The solution with a strong reference to its view.
@MainActor
final class StrongViewPresenter: ListPresenterSubject {
  var view: (any ListViewInterface)? {
    didSet { solution.view = view }
  }

  private let solution: PresenterSolution.ListPresenter

  init(_ parts: ListPresenterParts) {
    solution = parts.makeSolution()
  }

  func updateView() async { await solution.updateView() }
  func addNewEntry() { solution.addNewEntry() }
  func foundUpcomingItems(_ items: [UpcomingItem]) { solution.foundUpcomingItems(items) }
  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    solution.failedToFindUpcomingItems(failure)
  }
  func addModuleDidCancelAddAction() { solution.addModuleDidCancelAddAction() }
  func addModuleDidSaveAddAction() async { await solution.addModuleDidSaveAddAction() }
}
