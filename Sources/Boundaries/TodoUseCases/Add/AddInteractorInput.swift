import Foundation

/// The add use case, as the presenter calls it.
@MainActor
public protocol AddInteractorInput {
  /// Finds the first allowed date of a new entry; the answer comes before the call returns.
  func findEarliestDueDate()
  /// Checks and saves a new entry; the await ends when the result has been reported.
  func saveNewEntry(name: String, dueDate: Date) async
}
