import TodoTerminal

/// Expects changes of the stack of screens, in order.
@MainActor
public final class RootWireframeMock: RootWireframeInterface, @MainActor CallVerifying {
  /// Keeps what the mock gets.
  public let spy: RootWireframeSpy
  /// What must come, in order.
  public let expected: [RootWireframeSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(expecting calls: [RootWireframeSpy.Call]) {
    spy = RootWireframeSpy()
    expected = calls
  }

  public func present(_ screen: any TextScreen) { spy.present(screen) }

  public func dismissTopScreen() { spy.dismissTopScreen() }
}
