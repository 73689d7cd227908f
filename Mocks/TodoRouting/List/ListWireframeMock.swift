import TodoRouting

/// Expects the list presenter's requests for another screen, in order.
@MainActor
public final class ListWireframeMock: ListWireframeInterface {
  /// One routing request.
  public typealias Call = ListWireframeSpy.Call

  /// Keeps what the mock gets.
  public let spy: ListWireframeSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call]) {
    spy = ListWireframeSpy()
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    _ body: @MainActor (ListWireframeMock) async throws -> Value
  ) async throws -> Value {
    let mock = ListWireframeMock(expecting: calls)
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
    CallMismatch(in: "ListWireframeMock", expected: expected, actual: spy.calls)
  }

  public func presentAddInterface() { spy.presentAddInterface() }
}
