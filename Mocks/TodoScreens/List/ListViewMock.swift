import TodoScreens

/// Expects commands to the list view, in order.
@MainActor
public final class ListViewMock: ListViewInterface, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: ListViewSpy
  /// The expected calls, in order.
  public let expected: [ListViewSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
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
