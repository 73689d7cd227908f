import KataCore
import Synchronization

/// The parts of a subject report facts about the running test here; one test runs at a time.
package enum RunningTest {
  /// Keeps a sentence for its next message, such as the reason why a call had no effect.
  package static func keep(remark: String) { run.state.withLock { $0.remark = remark } }

  /// How long to wait for code that may never act: less after it did not act in one whole wait.
  ///
  /// Each implementation has all patience again: a fault that waits for ever must not make the next
  /// implementation red.
  package static func patience(_ usual: Duration, orElse less: Duration) -> Duration {
    run.state.withLock(\.hasWaitedInVain) ? less : usual
  }

  /// Notes that the code did not act in one whole wait.
  package static func losePatience() { run.state.withLock { $0.hasWaitedInVain = true } }

  /// Begins a task on the main actor, as a faulty implementation does, and records it.
  ///
  /// A test that compares when the call has returned cannot see the work; the grade can report it.
  @MainActor
  package static func workLater(_ work: @escaping @MainActor @Sendable () async -> Void) {
    run.record.note(.actedLate)
    Task { await work() }
  }

  private static var run: StageRun { .current }
}
