/// Receives the answers of the list use case.
@MainActor
public protocol ListInteractorOutput: AnyObject {
  /// Reports the upcoming items, by due date, then by name; empty if there are none.
  func foundUpcomingItems(_ items: [UpcomingItem])
  /// Reports that the items could not be read; the request gets no other answer.
  func failedToFindUpcomingItems(_ failure: UseCaseFailure)
}
