import TodoRouting

/// Expects the list presenter's requests for another screen, in order.
@MainActor
public final class ListWireframeMock: ListWireframeInterface, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: ListWireframeSpy
  /// The expected calls, in order.
  public let expected: [ListWireframeSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [ListWireframeSpy.Call]) {
    spy = ListWireframeSpy()
    expected = calls
  }

  public func presentAddInterface() { spy.presentAddInterface() }
}
