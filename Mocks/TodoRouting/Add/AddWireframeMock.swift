import TodoRouting

/// Expects the add presenter's requests for another screen, in order.
@MainActor
public final class AddWireframeMock: AddWireframeInterface, @MainActor CallVerifying {
  /// Keeps what the mock gets.
  public let spy: AddWireframeSpy
  /// What must come, in order.
  public let expected: [AddWireframeSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(expecting calls: [AddWireframeSpy.Call]) {
    spy = AddWireframeSpy()
    expected = calls
  }

  public func dismissAddInterface() { spy.dismissAddInterface() }
}
