import TodoMocks

/// A mock of a wireframe expects the identity of the screen, and does not keep the screen alive.
@MainActor
public final class ProfileWireframeMock: ProfileWireframe, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: ProfileWireframeSpy
  /// The expected calls, in order.
  public let expected: [ProfileWireframeSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [ProfileWireframeSpy.Call]) {
    spy = ProfileWireframeSpy()
    expected = calls
  }

  public func presentProfile(of name: String, from view: any ProfileScreen) {
    spy.presentProfile(of: name, from: view)
  }
}
