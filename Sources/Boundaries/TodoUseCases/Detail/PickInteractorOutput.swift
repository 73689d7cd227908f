/// Receives the answers of the pick use case, each before the call of the use case returns.
@MainActor
public protocol PickInteractorOutput: AnyObject {
  /// Reports the items that were found; the use case waits until one of them was picked.
  func foundItems(_ items: [PickItem]) async
  /// Reports that the items could not be read.
  func failedToFindItems(_ failure: UseCaseFailure)
  /// Reports that the item is open again, with its name; the use case waits for the reaction.
  func reopenedItem(title: String) async
  /// Reports that the item could not be changed, also because somebody else has changed it.
  func failedToReopenItem(_ failure: UseCaseFailure)
}
