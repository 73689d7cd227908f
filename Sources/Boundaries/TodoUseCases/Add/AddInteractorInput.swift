import Foundation

/// The add use case, as the presenter asks for it.
@MainActor
public protocol AddInteractorInput {
  /// Asks for the first date that a new entry may have; told before the call returns.
  func findEarliestDueDate()
  /// Checks and saves a new entry; the await ends when the outcome has been told.
  func saveNewEntry(name: String, dueDate: Date) async
}
