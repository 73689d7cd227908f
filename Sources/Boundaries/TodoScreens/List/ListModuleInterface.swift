/// What the list view tells its presenter: what the user did.
@MainActor
public protocol ListModuleInterface {
  /// The view needs fresh data; the await ends when it has been shown or dropped.
  func updateView() async
  /// The user wants to add an item.
  func addNewEntry()
}
