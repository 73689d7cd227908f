import Synchronization

/// Lets the tests of this process run one at a time, in the order of their calls.
final class Turn: Sendable {
  // The tests that wait; nil while no test runs.
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>(nil)

  /// Waits until no other test runs; every call is followed by a call of `pass`.
  func wait() async {
    await withCheckedContinuation { continuation in
      waiting.withLock { waiting in
        guard waiting == nil else {
          waiting?.append(continuation)
          return
        }
        waiting = []
        continuation.resume()
      }
    }
  }

  /// Lets the next test run.
  func pass() {
    waiting.withLock { waiting in
      guard waiting?.isEmpty == false else {
        waiting = nil
        return
      }
      waiting?.removeFirst().resume()
    }
  }
}
