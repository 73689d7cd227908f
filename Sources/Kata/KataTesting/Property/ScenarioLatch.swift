import TodoMocks

/// A counter that a scenario waits for, with a limit in real time.
///
/// Code may hop to another thread before it makes a request, and a busy machine may delay it there.
/// After code made no request in the whole time, later waits are shorter.
@MainActor
package final class ScenarioLatch {
  private let latch = CountingLatch()

  package init() {}

  package var count: Int { latch.count }

  package func raise() { latch.change(by: 1) }

  /// Waits until the count is at least this high.
  package func reaches(_ count: Int) async {
    let patience = RunningTest.patience(.seconds(2), orElse: .milliseconds(100))
    if await latch.reaches(count, within: patience) { return }
    RunningTest.losePatience()
  }
}
