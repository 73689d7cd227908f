import Foundation
import KataTesting
import TodoRouting
import TodoScreens
import TodoUseCases

/// The solution with hooks for its events, its answers, and its commands to the view.
///
/// A mutant replaces a hook; all other behaviour is the solution's.
@MainActor
final class InterceptingListPresenter: ListPresenterSubject, ListViewInterface {
  typealias Mutant = InterceptingListPresenter

  weak var view: (any ListViewInterface)? { didSet { onView(self) } }
  let solution: any ListPresenterSubject
  let parts: ListPresenterParts
  /// The items that the interactor reported last.
  private(set) var items: [UpcomingItem] = []
  /// The object that a mutant keeps alive.
  var kept: AnyObject?
  /// Whether a mutant has done the thing that it does only once.
  var isDone = false

  /// The reaction to another view.
  var onView: (Mutant) -> Void = { _ in }
  /// The reactions to the view's events.
  var onUpdate: @MainActor (Mutant) async -> Void = { await $0.solution.updateView() }
  var onAdd: (Mutant) -> Void = { $0.solution.addNewEntry() }
  /// The reactions to the interactor's answers.
  var onFound: (Mutant, [UpcomingItem]) -> Void = { $0.solution.foundUpcomingItems($1) }
  var onFailed: (Mutant, UseCaseFailure) -> Void = { $0.solution.failedToFindUpcomingItems($1) }
  /// The reactions to the end of the add screen.
  var onCancel: (Mutant) -> Void = { $0.solution.addModuleDidCancelAddAction() }
  var onSave: @MainActor (Mutant) async -> Void = { await $0.solution.addModuleDidSaveAddAction() }
  /// The way of the message for an empty list to the view.
  var onNoContent: (Mutant) -> Void = { $0.view?.showNoContentMessage() }
  /// Changes each item, then each section, then all sections, before the view gets them.
  var changeItem: (Mutant, inout UpcomingDisplayItem) -> Void = { _, _ in }
  var changeSection: (Mutant, inout UpcomingDisplaySection) -> Void = { _, _ in }
  var changeSections: (Mutant, inout [UpcomingDisplaySection]) -> Void = { _, _ in }

  init(
    _ parts: ListPresenterParts,
    around make: ListPresenterParts.Make = { $0.makeSolution() }
  ) {
    self.parts = parts
    solution = make(parts)
    solution.view = self
  }

  func updateView() async { await onUpdate(self) }
  func addNewEntry() { onAdd(self) }
  func foundUpcomingItems(_ items: [UpcomingItem]) {
    self.items = items
    onFound(self, items)
  }
  func failedToFindUpcomingItems(_ failure: UseCaseFailure) { onFailed(self, failure) }
  func addModuleDidCancelAddAction() { onCancel(self) }
  func addModuleDidSaveAddAction() async { await onSave(self) }
  func showNoContentMessage() { onNoContent(self) }
  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    var sections = data.sections
    for place in sections.indices {
      for item in sections[place].items.indices { changeItem(self, &sections[place].items[item]) }
      changeSection(self, &sections[place])
    }
    changeSections(self, &sections)
    view?.showUpcomingDisplayData(UpcomingDisplayData(sections: sections))
  }
  func showErrorMessage(_ message: String) { view?.showErrorMessage(message) }
}
