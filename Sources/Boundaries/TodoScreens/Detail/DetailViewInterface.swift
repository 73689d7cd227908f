/// The detail presenter's commands to its view.
@MainActor
public protocol DetailViewInterface: AnyObject {
  /// Shows the item, which replaces the one before it and everything that was typed.
  func showItem(_ item: DetailDisplayItem)
  /// Shows a sentence that describes an error; what the user typed stays.
  ///
  /// After a change elsewhere, it comes first, and announces the item.
  func showErrorMessage(_ message: String)
}
