import TodoUseCases

/// Expects answers of the detail use case, in order.
@MainActor
public final class DetailInteractorOutputMock: DetailInteractorOutput, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: DetailInteractorOutputSpy
  /// The expected calls, in order.
  public let expected: [DetailInteractorOutputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [DetailInteractorOutputSpy.Call],
    markedItemDone: StubbedAnswer<String, Void, Never> = .success(()),
    changedItem: StubbedAnswer<String, Void, Never> = .success(()),
    deletedItem: StubbedAnswer<String, Void, Never> = .success(()),
    itemIsGone: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    spy = DetailInteractorOutputSpy(
      markedItemDone: markedItemDone,
      changedItem: changedItem,
      deletedItem: deletedItem,
      itemIsGone: itemIsGone
    )
    expected = calls
  }

  public func foundItem(_ item: DetailItem) { spy.foundItem(item) }

  public func failedToFindItem(_ failure: UseCaseFailure) { spy.failedToFindItem(failure) }

  public func markedItemDone(title: String) async { await spy.markedItemDone(title: title) }

  public func changedItem(title: String) async { await spy.changedItem(title: title) }

  public func deletedItem(title: String) async { await spy.deletedItem(title: title) }

  public func itemIsGone() async { await spy.itemIsGone() }

  public func itemWasChanged(_ item: DetailItem) { spy.itemWasChanged(item) }

  public func refusedChange(_ reason: EntryRefusal) { spy.refusedChange(reason) }

  public func failedToChangeItem(_ failure: UseCaseFailure) { spy.failedToChangeItem(failure) }
}
