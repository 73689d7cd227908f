/// Receives the answers of the pick use case, each before the call of the use case returns.
@MainActor
public protocol PickInteractorOutput: AnyObject {
  /// Reports the items that were found, by due date, then by name.
  func foundOpenItems(_ items: [OpenItem])
  /// Reports that the items could not be read.
  func failedToFindOpenItems(_ failure: UseCaseFailure)
}
