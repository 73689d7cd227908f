import TodoUseCases

/// Expects requests to the list use case with an order, and sends nothing to an output.
@MainActor
public final class SortingListInteractorInputMock:
  SortingListInteractorInput, @MainActor CallVerifying
{
  /// Records the calls and returns the stubbed answers.
  public let spy: SortingListInteractorInputSpy
  /// The expected calls, in order.
  public let expected: [SortingListInteractorInputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [SortingListInteractorInputSpy.Call],
    findUpcomingItems: StubbedAnswer<Void, Void, Never> = .success(()),
    sortUpcomingItems: StubbedAnswer<ListOrder, Void, Never> = .success(())
  ) {
    spy = SortingListInteractorInputSpy(
      findUpcomingItems: findUpcomingItems,
      sortUpcomingItems: sortUpcomingItems
    )
    expected = calls
  }

  public func findUpcomingItems() async { await spy.findUpcomingItems() }

  public func sortUpcomingItems(by order: ListOrder) async {
    await spy.sortUpcomingItems(by: order)
  }
}
