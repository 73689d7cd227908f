import TodoUseCases

/// Expects answers of the pick use case, in order.
@MainActor
public final class PickInteractorOutputMock: PickInteractorOutput, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: PickInteractorOutputSpy
  /// The expected calls, in order.
  public let expected: [PickInteractorOutputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [PickInteractorOutputSpy.Call],
    foundItems: StubbedAnswer<[PickItem], Void, Never> = .success(()),
    reopenedItem: StubbedAnswer<String, Void, Never> = .success(())
  ) {
    spy = PickInteractorOutputSpy(foundItems: foundItems, reopenedItem: reopenedItem)
    expected = calls
  }

  public func foundItems(_ items: [PickItem]) async { await spy.foundItems(items) }

  public func failedToFindItems(_ failure: UseCaseFailure) { spy.failedToFindItems(failure) }

  public func reopenedItem(title: String) async { await spy.reopenedItem(title: title) }

  public func failedToReopenItem(_ failure: UseCaseFailure) { spy.failedToReopenItem(failure) }
}
