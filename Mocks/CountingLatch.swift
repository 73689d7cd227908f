import Dispatch
import Synchronization

/// A counter that a test can wait for, with a limit in real time.
public nonisolated final class CountingLatch: Sendable {
  private nonisolated struct Waiter {
    var wanted: Int
    var end: DispatchTime
    var continuation: CheckedContinuation<Bool, Never>
  }

  private nonisolated struct State {
    var count = 0
    var waiters: [Waiter] = []
    var nextAlarm: DispatchTime?

    mutating func takeWaiters(_ isTaken: (Waiter) -> Bool) -> [Waiter] {
      guard waiters.contains(where: isTaken) else { return [] }
      defer { waiters.removeAll(where: isTaken) }
      return waiters.filter(isTaken)
    }

    /// Stores the time of an alarm; false if an earlier alarm is already set.
    mutating func setAlarm(at end: DispatchTime) -> Bool {
      if let nextAlarm, nextAlarm <= end { return false }
      nextAlarm = end
      return true
    }
  }

  private let state = Mutex(State())

  /// Creates a latch at zero.
  public init() {}

  /// The current count.
  public var count: Int { state.withLock(\.count) }

  /// Raises the count to `number`, unless it is already that high.
  public func rise(to number: Int) {
    set { max($0, number) }
  }

  /// Adds `number` to the count; a negative number lowers it.
  public func change(by number: Int) {
    set { $0 + number }
  }

  /// Waits until the count is at least `wanted`; false if `limit` passes first.
  ///
  /// On a busy machine the limit can pass before the awaited work gets its turn on an executor. So
  /// the work that is already scheduled runs before this returns false.
  nonisolated(nonsending) public func reaches(
    _ wanted: Int,
    within limit: Duration
  ) async -> Bool {
    if await comes(wanted, before: .now() + limit / .seconds(1)) { return true }
    return await reaches(wanted, inTurns: 100)
  }

  /// Whether the count is at least `wanted` after the work that is already scheduled.
  nonisolated(nonsending) func reaches(_ wanted: Int, inTurns turns: Int) async -> Bool {
    for _ in 0..<turns where !isThere(wanted) { await Self.takeTurn() }
    return isThere(wanted)
  }

  private func set(_ number: (Int) -> Int) {
    let ready = state.withLock { state in
      state.count = number(state.count)
      let count = state.count
      return state.takeWaiters { $0.wanted <= count }
    }
    for waiter in ready { waiter.continuation.resume(returning: true) }
  }

  private func isThere(_ wanted: Int) -> Bool { state.withLock { $0.count >= wanted } }

  /// Yields on the shared executor, and then on the caller's.
  @concurrent private static func takeTurn() async { await _Concurrency.Task.yield() }

  nonisolated(nonsending) private func comes(_ wanted: Int, before end: DispatchTime) async -> Bool
  {
    await withCheckedContinuation { continuation in
      let (isReached, needsAlarm) = state.withLock { state in
        guard state.count < wanted else { return (true, false) }
        state.waiters.append(Waiter(wanted: wanted, end: end, continuation: continuation))
        return (false, state.setAlarm(at: end))
      }
      if isReached { continuation.resume(returning: true) }
      if needsAlarm { ring(at: end) }
    }
  }

  // Only one alarm at a time: thousands of short waits must not leave thousands of timers.
  private func ring(at end: DispatchTime) {
    DispatchQueue.global().asyncAfter(deadline: end) {
      let (late, next) = self.state.withLock { state in
        if state.nextAlarm == end { state.nextAlarm = nil }
        let late = state.takeWaiters { $0.end <= end }
        let next = state.waiters.map(\.end).min().flatMap { state.setAlarm(at: $0) ? $0 : nil }
        return (late, next)
      }
      for waiter in late { waiter.continuation.resume(returning: false) }
      if let next { self.ring(at: next) }
    }
  }
}
