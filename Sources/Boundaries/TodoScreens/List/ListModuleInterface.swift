/// The user's actions, which the list view reports to its presenter.
@MainActor
public protocol ListModuleInterface {
  /// The view needs fresh data; the await ends when the answer has been shown or dropped.
  func updateView() async
  /// The user wants to add an item.
  func addNewEntry()
}
