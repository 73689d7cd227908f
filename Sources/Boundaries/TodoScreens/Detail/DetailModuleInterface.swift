import Foundation

/// The user's actions, which the detail view reports to its presenter.
///
/// Each await ends when the result has been shown. While a change is under way, another one is
/// ignored.
@MainActor
public protocol DetailModuleInterface {
  /// The view needs its item.
  func updateView() async
  /// The user has done the item.
  func markDone() async
  /// The user wants another name and due date.
  func saveChanges(name: String, dueDate: Date) async
  /// The user wants to delete the item, and has confirmed it.
  func deleteEntry() async
  /// The user wants to follow the first link in the item's name.
  func openLink() async
  /// The user wants to leave; the screen goes, and no later answer is shown.
  func leaveDetail()
}
