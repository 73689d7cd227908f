import Foundation
import TodoDomain

/// A clock that always shows the same moment, for `--now`.
package nonisolated struct FixedClock: TodoClock {
  /// The moment it shows.
  package let now: Date

  package init(now: Date) {
    self.now = now
  }
}
