import TodoRouting

/// Expects the add presenter's requests for another screen, in order.
@MainActor
public final class AddWireframeMock: AddWireframeInterface, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: AddWireframeSpy
  /// The expected calls, in order.
  public let expected: [AddWireframeSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [AddWireframeSpy.Call]) {
    spy = AddWireframeSpy()
    expected = calls
  }

  public func dismissAddInterface() { spy.dismissAddInterface() }
}
