import TodoUseCases

/// Expects answers of the list use case, in order.
@MainActor
public final class ListInteractorOutputMock: ListInteractorOutput, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: ListInteractorOutputSpy
  /// The expected calls, in order.
  public let expected: [ListInteractorOutputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [ListInteractorOutputSpy.Call]) {
    spy = ListInteractorOutputSpy()
    expected = calls
  }

  public func foundUpcomingItems(_ items: [UpcomingItem]) { spy.foundUpcomingItems(items) }

  public func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    spy.failedToFindUpcomingItems(failure)
  }
}
