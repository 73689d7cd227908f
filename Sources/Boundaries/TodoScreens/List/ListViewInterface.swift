/// What the list presenter tells its view to show.
@MainActor
public protocol ListViewInterface: AnyObject {
  /// Shows that nothing is upcoming.
  func showNoContentMessage()
  /// Shows the list in place of whatever was shown before.
  func showUpcomingDisplayData(_ data: UpcomingDisplayData)
  /// Shows a sentence about what went wrong.
  func showErrorMessage(_ message: String)
}
