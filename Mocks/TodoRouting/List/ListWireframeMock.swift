import TodoRouting

/// Expects the list presenter's requests for another screen, in order.
@MainActor
public final class ListWireframeMock: ListWireframeInterface, @MainActor CallVerifying {
  /// Keeps what the mock gets.
  public let spy: ListWireframeSpy
  /// What must come, in order.
  public let expected: [ListWireframeSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(expecting calls: [ListWireframeSpy.Call]) {
    spy = ListWireframeSpy()
    expected = calls
  }

  public func presentAddInterface() { spy.presentAddInterface() }
}
