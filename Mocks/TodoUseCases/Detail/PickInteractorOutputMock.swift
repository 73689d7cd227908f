import TodoUseCases

/// Expects answers of the pick use case, in order.
@MainActor
public final class PickInteractorOutputMock: PickInteractorOutput, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: PickInteractorOutputSpy
  /// The expected calls, in order.
  public let expected: [PickInteractorOutputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [PickInteractorOutputSpy.Call]) {
    spy = PickInteractorOutputSpy()
    expected = calls
  }

  public func foundOpenItems(_ items: [OpenItem]) { spy.foundOpenItems(items) }

  public func failedToFindOpenItems(_ failure: UseCaseFailure) {
    spy.failedToFindOpenItems(failure)
  }
}
