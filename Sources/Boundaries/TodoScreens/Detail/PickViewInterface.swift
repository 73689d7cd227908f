/// The pick presenter's commands to its view.
@MainActor
public protocol PickViewInterface: AnyObject {
  /// Shows that the items are being read, which takes longer than usual.
  func showReading()
  /// Shows these open items, numbered from 1, which replace the items before them.
  func showItems(_ items: [PickDisplayItem])
  /// Shows these done items in the same way.
  func showDoneItems(_ items: [PickDisplayItem])
  /// Shows a sentence; the items stay.
  func showMessage(_ message: String)
}
