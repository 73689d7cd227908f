import Foundation
import Synchronization
import TodoDomain

/// A clock that remembers its last reading, so that a mutant need not read it again.
final class LatestReading: TodoClock {
  private let clock: any TodoClock
  private let reading = Mutex(Date.distantPast)

  init(clock: any TodoClock) {
    self.clock = clock
  }

  /// The last reading.
  var latest: Date { reading.withLock(\.self) }

  var now: Date {
    let now = clock.now
    reading.withLock { $0 = now }
    return now
  }
}
