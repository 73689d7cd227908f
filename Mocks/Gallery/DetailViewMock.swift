import TodoMocks

/// A mock of a protocol that inherits others forwards the members of all of them.
public final class DetailViewMock: DetailView, CallVerifying {
  /// Records the calls.
  public let spy: DetailViewSpy
  /// The expected calls, in order.
  public let expected: [DetailViewSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [DetailViewSpy.Call]) {
    spy = DetailViewSpy()
    expected = calls
  }

  public func showLoading() { spy.showLoading() }

  public func hideLoading() { spy.hideLoading() }

  public func showAlert(_ message: String) { spy.showAlert(message) }

  public func showName(_ name: String) { spy.showName(name) }
}
