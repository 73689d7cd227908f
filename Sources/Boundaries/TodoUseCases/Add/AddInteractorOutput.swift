import Foundation

/// Where the add use case tells its answers.
@MainActor
public protocol AddInteractorOutput: AnyObject {
  /// Tells the start of today, the earliest due date that is accepted.
  func foundEarliestDueDate(_ date: Date)
  /// Tells that the entry is safe. The use case awaits what follows, such as a refreshed list.
  func savedNewEntry() async
  /// Tells that the entry breaks a rule; nothing was saved.
  func refusedNewEntry(_ reason: EntryRefusal)
  /// Tells that the entry could not be saved.
  func failedToSaveNewEntry(_ failure: UseCaseFailure)
}
