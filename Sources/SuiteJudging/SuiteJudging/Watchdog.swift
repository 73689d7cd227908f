import Foundation
import Synchronization

/// Calls a function if a test shows no sign of life for some seconds.
final class Watchdog: Sendable {
  /// The time limit, in seconds.
  let limit: Double
  private let timer = Mutex<(any DispatchSourceTimer)?>(nil)

  init(limit: Double) {
    self.limit = limit
  }

  /// Begins to watch a test; `bark` is called on any thread.
  func start(_ bark: @escaping @Sendable () -> Void) {
    timer.withLock { timer in
      let new = DispatchSource.makeTimerSource(queue: .global())
      new.setEventHandler(handler: bark)
      new.schedule(deadline: .now() + limit)
      new.resume()
      timer = new
    }
  }

  /// Restarts the time: each scenario of a property has the whole limit.
  func noteSign() { timer.withLock { $0?.schedule(deadline: .now() + limit) } }

  func stop() { timer.withLock { $0.take()?.cancel() } }
}
