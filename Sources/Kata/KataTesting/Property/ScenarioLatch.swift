import TodoMocks

/// A count that a scenario waits for, at most for a while of real time.
///
/// Code may hop to another thread before it asks, and a busy machine may let it wait there. Once some
/// code did not ask in all that time, nobody waits so long again.
@MainActor
public final class ScenarioLatch {
  private static var patience = Duration.seconds(2)

  private let latch = CountingLatch()

  /// Creates a latch at zero.
  public init() {}

  /// How often it was raised.
  public var count: Int { latch.count }

  /// Raises it by one.
  public func raise() { latch.change(by: 1) }

  /// Waits until it is at least this high.
  public func reaches(_ count: Int) async {
    if await latch.reaches(count, within: Self.patience) { return }
    Self.patience = .milliseconds(100)
  }
}
