/// Where the list use case tells its answers.
@MainActor
public protocol ListInteractorOutput: AnyObject {
  /// Tells what is upcoming, by due date, then by name; empty if nothing is.
  func foundUpcomingItems(_ items: [UpcomingItem])
  /// Tells that the items could not be read; nothing else is told for that request.
  func failedToFindUpcomingItems(_ failure: UseCaseFailure)
}
