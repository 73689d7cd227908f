/// The detail presenter's commands to its view.
@MainActor
public protocol DetailViewInterface: AnyObject {
  /// Shows the item, which replaces everything that was shown or typed before.
  func showItem(_ item: DetailDisplayItem)
  /// Shows a sentence that describes an error; what the user typed stays.
  func showErrorMessage(_ message: String)
}
