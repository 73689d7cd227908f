import Foundation
import TodoDomain

/// Expects readings of the time, and shows the one it was made with.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class TodoClockMock: TodoClock, CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: TodoClockSpy
  /// What must come, in order.
  public let expected: [TodoClockSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(expecting calls: [TodoClockSpy.Call], now: StubbedResult<Void, Date, Never>) {
    spy = TodoClockSpy(now: now)
    expected = calls
  }

  public var now: Date { spy.now }
}
