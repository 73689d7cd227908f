import Dispatch
import Synchronization

/// A number that goes up and down, and a wait until it is high enough, at most for a limit of real time.
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

    /// Notes an alarm; false if one rings before it anyway.
    mutating func setAlarm(at end: DispatchTime) -> Bool {
      if let nextAlarm, nextAlarm <= end { return false }
      nextAlarm = end
      return true
    }
  }

  private let state = Mutex(State())

  /// Creates a latch at zero.
  public init() {}

  /// The number as it is.
  public var count: Int { state.withLock(\.count) }

  /// Raises the number to this one, unless it is there or higher.
  public func rise(to number: Int) {
    set { max($0, number) }
  }

  /// Adds those who came, or, with a negative number, takes away those who left.
  public func change(by number: Int) {
    set { $0 + number }
  }

  /// Waits until the number is at least `wanted`; false if `limit` passed before.
  ///
  /// On a busy machine the limit can pass while the one who is to come still stands in line for an
  /// executor, so everyone in line is let through first.
  nonisolated(nonsending) public func reaches(
    _ wanted: Int,
    within limit: Duration
  ) async -> Bool {
    if await comes(wanted, before: .now() + limit / .seconds(1)) { return true }
    for _ in 0..<100 where !isThere(wanted) { await Self.takeTurn() }
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

  /// Goes to the end of the line of the shared executor, and then to that of the caller's.
  @concurrent private static func takeTurn() async { await Swift.Task.yield() }

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

  // One alarm at a time: thousands of short waits must not leave thousands of timers.
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
