import Foundation
import Synchronization
import TodoDomain

/// A clock that stands still until the test moves it.
public nonisolated final class ControllableClock: TodoClock {
  private let time: Mutex<Date>

  /// Creates a clock that shows `now`.
  public init(now: Date) {
    time = Mutex(now)
  }

  /// The time it shows; setting it moves the clock.
  public var now: Date {
    get { time.withLock(\.self) }
    set { time.withLock { $0 = newValue } }
  }
}
