import Foundation

/// The detail use case, as the presenter calls it.
///
/// Each await ends when the one result has been reported. A change is about the item as it was
/// reported last. If none was reported, the change makes no request and reports nothing.
@MainActor
public protocol DetailInteractorInput {
  /// Finds the open item with this identifier; a done or deleted item is gone.
  func findItem(withID id: UUID) async
  /// Marks the item as done.
  func markItemDone() async
  /// Checks and saves another name and due date, by the rules of a new entry.
  ///
  /// On the day of its due date, the item keeps that date unchanged, even if it is overdue. An edit
  /// without a difference is saved as well, because only that shows a change elsewhere.
  func changeItem(name: String, dueDate: Date) async
  /// Deletes the item, even if it was changed elsewhere.
  func deleteItem() async
}
