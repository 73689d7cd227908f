import TodoTerminal

/// Expects what a text view writes and asks, in order.
@MainActor
public final class TextOutputMock: TextOutput {
  /// One question or one piece of text.
  public typealias Call = TextOutputSpy.Call

  /// Keeps what the mock gets.
  public let spy: TextOutputSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call], columns: Int, width: @escaping (String) -> Int) {
    spy = TextOutputSpy(columns: columns, width: width)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  public static func expecting<Value>(
    _ calls: [Call],
    columns: Int,
    width: @escaping (String) -> Int,
    _ body: @MainActor (TextOutputMock) async throws -> Value
  ) async throws -> Value {
    let mock = TextOutputMock(expecting: calls, columns: columns, width: width)
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
    CallMismatch(in: "TextOutputMock", expected: expected, actual: spy.calls)
  }

  public var columns: Int { spy.columns }

  public func width(of text: String) -> Int { spy.width(of: text) }

  public func write(_ text: String) { spy.write(text) }
}
