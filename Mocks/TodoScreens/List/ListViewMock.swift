import TodoScreens

/// Expects what the list view is told to show, in order.
@MainActor
public final class ListViewMock: ListViewInterface, @MainActor CallVerifying {
  /// Keeps what the mock gets.
  public let spy: ListViewSpy
  /// What must come, in order.
  public let expected: [ListViewSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(expecting calls: [ListViewSpy.Call]) {
    spy = ListViewSpy()
    expected = calls
  }

  public func showNoContentMessage() { spy.showNoContentMessage() }

  public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    spy.showUpcomingDisplayData(data)
  }

  public func showErrorMessage(_ message: String) { spy.showErrorMessage(message) }
}
