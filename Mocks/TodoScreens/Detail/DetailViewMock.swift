import TodoScreens

/// Expects commands to the detail view, in order.
@MainActor
public final class DetailViewMock: DetailViewInterface, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: DetailViewSpy
  /// The expected calls, in order.
  public let expected: [DetailViewSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [DetailViewSpy.Call]) {
    spy = DetailViewSpy()
    expected = calls
  }

  public func showItem(_ item: DetailDisplayItem) { spy.showItem(item) }

  public func showErrorMessage(_ message: String) { spy.showErrorMessage(message) }
}
