import Foundation
import TodoDomain

/// Expects readings of the time, and shows the one it was made with.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class TodoClockMock: TodoClock {
  /// One reading of the time.
  public typealias Call = TodoClockSpy.Call

  /// Keeps what the mock gets.
  public let spy: TodoClockSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call], now: Date) {
    spy = TodoClockSpy(now: now)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  nonisolated(nonsending) public static func expecting<Value>(
    _ calls: [Call],
    now: Date,
    _ body: nonisolated(nonsending) (TodoClockMock) async throws -> Value
  ) async throws -> Value {
    let mock = TodoClockMock(expecting: calls, now: now)
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
    CallMismatch(in: "TodoClockMock", expected: expected, actual: spy.calls)
  }

  public var now: Date { spy.now }
}
