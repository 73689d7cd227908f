import Synchronization

/// The work that a faulty implementation does in a task after the call has returned.
///
/// A test that compares at once cannot see it. It is recorded, so that the grade can report it.
package enum LateWork {
  // The tests of steps run one at a time.
  private static let hasBegun = Mutex(false)

  /// Begins a task on the main actor, and records it.
  @MainActor
  package static func begin(_ work: @escaping @MainActor @Sendable () async -> Void) {
    hasBegun.withLock { $0 = true }
    Task { await work() }
  }

  /// Whether there was late work since the last call of this function.
  package static func collect() -> Bool {
    hasBegun.withLock { hasBegun in
      defer { hasBegun = false }
      return hasBegun
    }
  }
}
