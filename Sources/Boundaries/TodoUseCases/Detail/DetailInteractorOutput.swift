/// Receives the answers of the detail use case, each before the call of the use case returns.
///
/// After a change, the use case waits for the reaction, such as a refresh.
@MainActor
public protocol DetailInteractorOutput: AnyObject {
  /// Reports the item as it is in the store.
  func foundItem(_ item: DetailItem)
  /// Reports that the item could not be read.
  func failedToFindItem(_ failure: UseCaseFailure)
  /// Reports that the item is done, with its name.
  func markedItemDone(title: String) async
  /// Reports that the new name and date are safe, with the name as it is saved.
  func changedItem(title: String) async
  /// Reports that the item is deleted, with the name that it had then.
  func deletedItem(title: String) async
  /// Reports that there is no such open item; nothing was changed.
  func itemIsGone() async
  /// Reports that the item was changed elsewhere; nothing was saved, and `item` is there now.
  func itemWasChanged(_ item: DetailItem)
  /// Reports that the change breaks a rule; nothing was saved.
  func refusedChange(_ reason: EntryRefusal)
  /// Reports that the item could not be changed or deleted, or not be read again after a change
  /// elsewhere.
  func failedToChangeItem(_ failure: UseCaseFailure)
}
