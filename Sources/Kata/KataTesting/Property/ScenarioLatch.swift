import TodoMocks

/// A count that a scenario waits for, at most for a while of real time.
///
/// Code may hop to another thread before it asks, and a busy machine may let it wait there. Once some
/// code did not ask in all that time, nobody waits so long again.
@MainActor
package final class ScenarioLatch {
  private static var patience = Duration.seconds(2)

  private let latch = CountingLatch()

  package init() {}

  /// How often it was raised.
  package var count: Int { latch.count }

  /// Raises it by one.
  package func raise() { latch.change(by: 1) }

  /// Waits until it is at least this high.
  package func reaches(_ count: Int) async {
    if await latch.reaches(count, within: Self.patience) { return }
    Self.patience = .milliseconds(100)
  }
}
