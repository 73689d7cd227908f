import TodoMocks

/// The run of a refresh: a test waits until it sleeps or has ended, whatever comes first.
@MainActor
final class RefreshRun {
  /// Rises when the refresh has ended.
  let ended = CountingLatch()
  private let clock: ControllableClock
  private var isAwaited = false
  private var standIn: Task<Void, Never>?

  init(on clock: ControllableClock) {
    self.clock = clock
  }

  func begin(_ refresh: () async -> Void) async {
    await refresh()
    ended.change(by: 1)
    guard isAwaited else { return }
    // An empty refresh never sleeps, so that another sleeper ends the wait for it.
    standIn = Task { [clock] in try? await clock.sleep(for: .seconds(1)) }
  }

  /// Waits until the refresh sleeps or has ended; false if it did neither within the limit.
  func rests(within limit: Duration) async -> Bool {
    guard ended.count == 0 else { return true }
    isAwaited = true
    let isAsleep: ()? = try? await clock.waitForSleepers(1, limit: limit)
    isAwaited = false
    standIn?.cancel()
    await standIn?.value
    standIn = nil
    return isAsleep != nil
  }
}
