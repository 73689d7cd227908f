import TodoMocks

/// A mock of a wireframe expects the identity of the screen, and does not keep the screen alive.
@MainActor
public final class DetailWireframeMock: DetailWireframe, @MainActor CallVerifying {
  /// Records the calls.
  public let spy: DetailWireframeSpy
  /// The expected calls, in order.
  public let expected: [DetailWireframeSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [DetailWireframeSpy.Call]) {
    spy = DetailWireframeSpy()
    expected = calls
  }

  public func presentDetail(of name: String, from view: any DetailScreen) {
    spy.presentDetail(of: name, from: view)
  }
}
