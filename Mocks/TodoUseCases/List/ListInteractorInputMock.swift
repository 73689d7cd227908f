import TodoUseCases

/// Expects requests to the list use case, and tells no output.
@MainActor
public final class ListInteractorInputMock: ListInteractorInput, @MainActor CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: ListInteractorInputSpy
  /// What must come, in order.
  public let expected: [ListInteractorInputSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(
    expecting calls: [ListInteractorInputSpy.Call],
    findUpcomingItems: StubbedAnswer<Void, Void, Never> = .success(())
  ) {
    spy = ListInteractorInputSpy(findUpcomingItems: findUpcomingItems)
    expected = calls
  }

  public func findUpcomingItems() async { await spy.findUpcomingItems() }
}
