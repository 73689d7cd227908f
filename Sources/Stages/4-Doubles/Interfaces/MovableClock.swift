import Foundation
import TodoDomain

/// A clock that shows one time until a test moves it.
///
/// Code on any thread may read it, so its state is behind a lock.
public nonisolated protocol MovableClock: AnyObject, TodoClock {
  /// Shows this earlier or later time from now on, and wakes each sleeper whose deadline has come.
  func move(to date: Date)
  /// Returns when the clock shows the deadline or a later time, immediately if it already does.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled. If the task was cancelled before
  ///   the call, it throws even if the deadline has come already. If a move has already woken the
  ///   sleep, it may also end normally.
  @MainActor func sleep(until deadline: Date) async throws
}
