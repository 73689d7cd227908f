import Foundation

/// Receives the answers of the add use case, each before the call of the use case returns.
@MainActor
public protocol AddInteractorOutput: AnyObject {
  /// Reports the start of today, the earliest due date that is accepted.
  func foundEarliestDueDate(_ date: Date)
  /// Reports that the entry is safe. The use case waits for the reaction, such as a refresh.
  ///
  /// The receiver reacts to each report, even if it knows of no save that is under way.
  func savedNewEntry() async
  /// Reports that the entry breaks a rule; nothing was saved.
  func refusedNewEntry(_ reason: EntryRefusal)
  /// Reports that the entry could not be saved.
  func failedToSaveNewEntry(_ failure: UseCaseFailure)
}
