import Synchronization

/// What a faulty implementation does in a task, after the call that began it has returned.
///
/// A test that compares at once cannot see it. It is noted, so that the grade can say so.
package enum LateWork {
  // Tests with steps run one at a time.
  private static let hasBegun = Mutex(false)

  /// Begins a task on the main actor, and takes note of it.
  @MainActor
  package static func begin(_ work: @escaping @MainActor @Sendable () async -> Void) {
    hasBegun.withLock { $0 = true }
    Task { await work() }
  }

  /// Whether there was any since it was asked last.
  package static func take() -> Bool {
    hasBegun.withLock { hasBegun in
      defer { hasBegun = false }
      return hasBegun
    }
  }
}
