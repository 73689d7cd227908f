import Foundation
import TodoDomain

/// Expects readings of the time, and returns the stubbed times.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class TodoClockMock: TodoClock, CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: TodoClockSpy
  /// The expected calls, in order.
  public let expected: [TodoClockSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(expecting calls: [TodoClockSpy.Call], now: StubbedResult<Void, Date, Never>) {
    spy = TodoClockSpy(now: now)
    expected = calls
  }

  public var now: Date { spy.now }
}
