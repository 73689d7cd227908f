import TodoScreens

/// Expects what the list view is told to show, in order.
@MainActor
public final class ListViewMock: ListViewInterface {
  /// One command to the view.
  public typealias Call = ListViewSpy.Call

  /// Keeps what the mock gets.
  public let spy: ListViewSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call]) {
    spy = ListViewSpy()
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    _ body: @MainActor (ListViewMock) async throws -> Value
  ) async throws -> Value {
    let mock = ListViewMock(expecting: calls)
    let value = try await body(mock)
    try mock.verify()
    return value
  }

  /// How the calls so far differ from the expected ones; nil if they are the same.
  public var mismatch: String? { difference?.description }

  /// Throws a `CallMismatch` if the calls so far are not the expected ones.
  public func verify() throws {
    if let difference { throw difference }
  }

  private var difference: CallMismatch? {
    CallMismatch(in: "ListViewMock", expected: expected, actual: spy.calls)
  }

  public func showNoContentMessage() { spy.showNoContentMessage() }

  public func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    spy.showUpcomingDisplayData(data)
  }

  public func showErrorMessage(_ message: String) { spy.showErrorMessage(message) }
}
