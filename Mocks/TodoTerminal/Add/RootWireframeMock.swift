import TodoTerminal

/// Expects changes of the stack of screens, in order.
@MainActor
public final class RootWireframeMock: RootWireframeInterface, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: RootWireframeSpy
  /// The expected calls, in order.
  public let expected: [RootWireframeSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [RootWireframeSpy.Call]) {
    spy = RootWireframeSpy()
    expected = calls
  }

  public func present(_ screen: any TextScreen) { spy.present(screen) }

  public func dismissTopScreen() { spy.dismissTopScreen() }
}
