import TodoUseCases

/// Expects answers of the list use case, in order.
@MainActor
public final class ListInteractorOutputMock: ListInteractorOutput, @MainActor CallVerifying {
  /// Keeps what the mock gets.
  public let spy: ListInteractorOutputSpy
  /// What must come, in order.
  public let expected: [ListInteractorOutputSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(expecting calls: [ListInteractorOutputSpy.Call]) {
    spy = ListInteractorOutputSpy()
    expected = calls
  }

  public func foundUpcomingItems(_ items: [UpcomingItem]) { spy.foundUpcomingItems(items) }

  public func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    spy.failedToFindUpcomingItems(failure)
  }
}
