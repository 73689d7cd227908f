import Foundation

/// The add use case, as the presenter calls it.
@MainActor
public protocol AddInteractorInput {
  /// Finds the first allowed date of a new entry; the answer comes before the call returns.
  func findEarliestDueDate()
  /// Checks and saves a new entry; the await ends when the one result has been reported.
  ///
  /// White space at both ends of the name is removed. The due date is saved unchanged.
  func saveNewEntry(name: String, dueDate: Date) async
}
