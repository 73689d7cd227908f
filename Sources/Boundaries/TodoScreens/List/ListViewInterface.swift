/// The list presenter's commands to its view.
@MainActor
public protocol ListViewInterface: AnyObject {
  /// Shows that nothing is upcoming.
  func showNoContentMessage()
  /// Shows the list, which replaces everything that was shown before.
  func showUpcomingDisplayData(_ data: UpcomingDisplayData)
  /// Shows a sentence that describes an error.
  func showErrorMessage(_ message: String)
}
