import Foundation
import Synchronization
import TodoDomain

/// A clock that remembers what it showed last, so that a mutation need not read it again.
final class LatestReading: TodoClock {
  private let clock: any TodoClock
  private let reading = Mutex(Date.distantPast)

  init(clock: any TodoClock) {
    self.clock = clock
  }

  /// What it showed last.
  var latest: Date { reading.withLock(\.self) }

  var now: Date {
    let now = clock.now
    reading.withLock { $0 = now }
    return now
  }
}
