import TodoScreens

/// Expects commands of the pick presenter to its view, in order.
@MainActor
public final class PickViewMock: PickViewInterface, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: PickViewSpy
  /// The expected calls, in order.
  public let expected: [PickViewSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [PickViewSpy.Call]) {
    spy = PickViewSpy()
    expected = calls
  }

  public func showReading() { spy.showReading() }

  public func showItems(_ items: [PickDisplayItem]) { spy.showItems(items) }

  public func showDoneItems(_ items: [PickDisplayItem]) { spy.showDoneItems(items) }

  public func showMessage(_ message: String) { spy.showMessage(message) }
}
