import Foundation
import TodoDomain

/// A clock that stands still, for `--now`.
public nonisolated struct FixedClock: TodoClock {
  /// The moment it shows.
  public let now: Date

  /// Creates a clock that shows `now`.
  public init(now: Date) {
    self.now = now
  }
}
