/// The pick presenter's commands to its view.
@MainActor
public protocol PickViewInterface: AnyObject {
  /// Shows that the items are being read, which takes longer than usual.
  func showReading()
  /// Shows these items, numbered from 1, which replace those before them.
  func showItems(_ items: [PickDisplayItem])
  /// Shows a sentence; the items stay.
  func showMessage(_ message: String)
}
