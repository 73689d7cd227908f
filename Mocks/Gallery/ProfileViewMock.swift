import TodoMocks

/// A mock of a protocol that inherits others forwards the members of all of them.
public final class ProfileViewMock: ProfileView, CallVerifying {
  /// Records the calls.
  public let spy: ProfileViewSpy
  /// The expected calls, in order.
  public let expected: [ProfileViewSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [ProfileViewSpy.Call]) {
    spy = ProfileViewSpy()
    expected = calls
  }

  public func showLoading() { spy.showLoading() }

  public func hideLoading() { spy.hideLoading() }

  public func showAlert(_ message: String) { spy.showAlert(message) }

  public func showName(_ name: String) { spy.showName(name) }
}
