import Observation
import TodoScreens

/// The list view of a real user interface: what is on the screen, as a value that can be observed.
///
/// It takes the text view's place above the same presenter. SwiftUI or UIKit draw its `state` and tell
/// it what the user did; whoever shows the screen holds it, and it holds the presenter.
@MainActor
@Observable
public final class ListScreenModel: ListViewInterface {
  /// What the screen shows; an answer replaces it, a refresh that is under way does not.
  public private(set) var state = ListViewState.loading

  private let eventHandler: any ListModuleInterface
  @ObservationIgnored private var update: Task<Void, Never>?

  /// Creates a screen that shows nothing yet and asks nobody.
  public init(eventHandler: any ListModuleInterface) {
    self.eventHandler = eventHandler
  }

  deinit {
    update?.cancel()
  }

  /// Brings the list up to date; ends when the answer is shown or dropped, and is cancelled with its caller.
  public func refresh() async {
    await eventHandler.updateView()
  }

  /// The same for a callback that is not `async`: in a task, in place of the last one that was begun.
  public func beginRefresh() {
    update?.cancel()
    update = Task { [eventHandler] in await eventHandler.updateView() }
  }

  /// Cancels the task that `beginRefresh()` began: nobody looks at the screen any more.
  public func endRefresh() {
    update?.cancel()
    update = nil
  }

  /// The user wants to add an item.
  public func add() {
    eventHandler.addNewEntry()
  }

  public func showNoContentMessage() {
    state = .nothingToDo
  }

  public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    state = .sections(data.sections)
  }

  public func showErrorMessage(_ message: String) {
    state = .error(message)
  }
}
