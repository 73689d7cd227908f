import TodoUseCases

/// Expects requests to the list use case, and sends nothing to an output.
@MainActor
public final class ListInteractorInputMock: ListInteractorInput, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: ListInteractorInputSpy
  /// The expected calls, in order.
  public let expected: [ListInteractorInputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [ListInteractorInputSpy.Call],
    findUpcomingItems: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    spy = ListInteractorInputSpy(findUpcomingItems: findUpcomingItems)
    expected = calls
  }

  public func findUpcomingItems() async { await spy.findUpcomingItems() }
}
