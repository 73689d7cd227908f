import Foundation
import TodoDomain

/// A clock that always shows the same moment, for `--now`.
public nonisolated struct FixedClock: TodoClock {
  /// The moment it shows.
  public let now: Date

  public init(now: Date) {
    self.now = now
  }
}
