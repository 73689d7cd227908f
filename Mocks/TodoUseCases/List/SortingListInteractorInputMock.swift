import TodoUseCases

/// Expects requests to the list use case with an order, and tells no output.
@MainActor
public final class SortingListInteractorInputMock:
  SortingListInteractorInput, @MainActor CallVerifying
{
  /// Keeps what the mock gets, and gives its answers.
  public let spy: SortingListInteractorInputSpy
  /// What must come, in order.
  public let expected: [SortingListInteractorInputSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
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
