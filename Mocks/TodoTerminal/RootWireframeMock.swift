import TodoTerminal

/// Expects changes of the stack of screens, in order.
@MainActor
public final class RootWireframeMock: RootWireframeInterface {
  /// One change; two presentations are equal if they present the same screen.
  public typealias Call = RootWireframeSpy.Call

  /// Keeps what the mock gets.
  public let spy: RootWireframeSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call]) {
    spy = RootWireframeSpy()
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    _ body: @MainActor (RootWireframeMock) async throws -> Value
  ) async throws -> Value {
    let mock = RootWireframeMock(expecting: calls)
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
    CallMismatch(in: "RootWireframeMock", expected: expected, actual: spy.calls)
  }

  public func present(_ screen: any TextScreen) { spy.present(screen) }

  public func dismissTopScreen() { spy.dismissTopScreen() }
}
