import Foundation
import Synchronization

/// Calls a function if a test shows no sign of life for some seconds.
final class Watchdog: Sendable {
  private struct State {
    /// The number of the watched test; nil if no test runs.
    var watched: Int?
    var starts = 0
    /// The start of the watched test, or of its latest scenario.
    var lastSign = DispatchTime.now()
  }

  /// The time limit, in seconds.
  let limit: Double
  private let state = Mutex(State())

  init(limit: Double) {
    self.limit = limit
  }

  /// Begins to watch a test; `bark` is called on any thread.
  func start(_ bark: @escaping @Sendable () -> Void) {
    let (test, sign) = state.withLock { state in
      state.starts += 1
      state.watched = state.starts
      state.lastSign = .now()
      return (state.starts, state.lastSign)
    }
    wait(for: test, from: sign, bark)
  }

  /// Restarts the time: each scenario of a property has the whole limit.
  func noteSign() { state.withLock { $0.lastSign = .now() } }

  func stop() { state.withLock { $0.watched = nil } }

  private func wait(for test: Int, from sign: DispatchTime, _ bark: @escaping @Sendable () -> Void)
  {
    DispatchQueue.global().asyncAfter(deadline: sign + limit) {
      let state = self.state.withLock(\.self)
      guard state.watched == test else { return }
      guard state.lastSign <= sign else { return self.wait(for: test, from: state.lastSign, bark) }
      bark()
    }
  }
}
