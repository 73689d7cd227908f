import Observation
import TodoScreens

/// The list view of a real user interface: its content as one value that SwiftUI or UIKit observe.
///
/// It replaces the text view above the same presenter. The screen draws `state` and reports what the
/// user did. The screen holds this model, and the model holds the presenter.
@MainActor
@Observable
final class ListScreenModel: ListViewInterface {
  /// The content of the screen; it stays during a refresh, until the next answer replaces it.
  private(set) var state = ListViewState.loading

  private let eventHandler: any ArrangingListModuleInterface
  @ObservationIgnored private var update: Task<Void, Never>?

  init(eventHandler: any ArrangingListModuleInterface) {
    self.eventHandler = eventHandler
  }

  deinit {
    update?.cancel()
  }

  /// Updates the list, and returns when the answer is shown or dropped; the caller's task cancels it.
  func refresh() async {
    await eventHandler.updateView()
  }

  /// Updates the list in a task, for a callback that is not `async`; cancels the task before it.
  func beginRefresh() {
    update?.cancel()
    update = Task { [eventHandler] in await eventHandler.updateView() }
  }

  /// Cancels the task of `beginRefresh()`, because the screen has disappeared.
  func endRefresh() {
    update?.cancel()
    update = nil
  }

  /// The user wants to add an item.
  func add() {
    eventHandler.addNewEntry()
  }

  /// The user wants the other order of the items.
  func sort() async {
    await eventHandler.changeOrder()
  }

  /// The user wants the other grouping of the items.
  func group() async {
    await eventHandler.changeGrouping()
  }

  func showNoContentMessage() {
    state = .nothingToDo
  }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    state = .sections(data.sections)
  }

  func showErrorMessage(_ message: String) {
    state = .error(message)
  }
}
