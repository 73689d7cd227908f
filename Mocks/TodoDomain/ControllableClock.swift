import Foundation
import Synchronization
import TodoDomain

/// A clock that stands still until the test moves it: the time of day, and sleeping, on one time line.
///
/// As a `TodoClock` it shows a `Date`; as Swift's `Clock` it lets code sleep until the test has moved it
/// far enough.
///
/// ```swift
/// let clock = ControllableClock(now: monday)
/// let refresh = Task { try await clock.sleep(for: .seconds(60)) }
/// try await clock.waitForSleepers(1)
/// await clock.advance(by: .seconds(60))
/// try await refresh.value
/// ```
///
/// - A move is a jump: the clock shows its new time first, then those whose deadline has come wake, by
///   deadline, and by arrival where deadlines are equal, each after the sleep of the one before it has
///   ended. So whoever wakes sees the end of the jump, and a sleep that begins meanwhile counts from there.
///   A task that sleeps again and again is led through it by one `waitForSleepers` and one move a sleep.
/// - `advance` and `travel` return when the sleep of everyone they woke has ended. What a task does next
///   happens on its own executor: wait for that itself, such as its next sleep, a held request or
///   the task's value.
/// - A deadline that has come does not suspend. A cancelled sleep ends at once with `CancellationError`.
public nonisolated final class ControllableClock: TodoClock, DatedClock {
  private nonisolated struct Sleep {
    var sleeper: Sleeper
    /// Resumed with true by the clock that wakes it.
    var continuation: CheckedContinuation<Bool, any Error>
  }

  private nonisolated struct State {
    var instant: Instant
    var sleeps: [Int: Sleep] = [:]
    // Keeps the numbers of cancelled sleeps until their deadline comes.
    var deadlines = DeadlineHeap<Instant>()
    var isWaking = false
    var moves: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let lastNumber = Atomic(0)
  private let asleep = CountingLatch()

  /// Creates a clock that shows `now`.
  public init(now: Date) {
    state = Mutex(State(instant: Instant(now)))
  }

  /// The time it shows; setting it wakes those whose deadline has come, and does not wait for them.
  public var now: Date {
    get { instant.date }
    set {
      state.withLock { $0.instant = Instant(newValue) }
      wakeNext()
    }
  }

  /// The time it shows, on the time line of the sleepers.
  public var instant: Instant { state.withLock(\.instant) }

  /// The smallest step between two of its instants.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// Those who sleep now, by deadline, then by arrival; ask at the end of a test who was forgotten.
  public var sleepers: [Sleeper] {
    state.withLock { $0.sleeps.values.map(\.sleeper) }
      .sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
  }

  /// Moves the clock on, and returns when the sleep of everyone it woke has ended.
  nonisolated(nonsending) public func advance(by duration: Duration) async {
    await move { $0.advanced(by: duration) }
  }

  /// Moves the clock to any date, and returns when the sleep of everyone it woke has ended.
  nonisolated(nonsending) public func travel(to date: Date) async {
    await move { _ in Instant(date) }
  }

  /// Waits until this many are asleep at once.
  ///
  /// - Throws: `ControllableClockError.tooFewSleepers` when the real time `limit` has passed and
  ///   everyone who stood in line for an executor has had a turn.
  nonisolated(nonsending) public func waitForSleepers(
    _ count: Int,
    limit: Duration = .seconds(2)
  ) async throws {
    guard await asleep.reaches(count, within: limit) else {
      throw ControllableClockError.tooFewSleepers(wanted: count, got: sleepers, limit: limit)
    }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    let sleeper = Sleeper(
      number: number,
      taskName: Sleeper.currentTaskName,
      deadline: deadline.date
    )
    let wasWoken = try await withTaskCancellationHandler {
      try await fallAsleep(sleeper, until: deadline)
    } onCancel: {
      cancel(number)
    }
    guard wasWoken else { return }
    // Only now has this sleep ended.
    wakeNext(sleepHasEnded: true)
  }

  private func fallAsleep(_ sleeper: Sleeper, until deadline: Instant) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      let outcome: Result<Bool, any Error>? = state.withLock { state in
        // Asked for under the lock: a cancellation from here on finds the sleeper in the list.
        guard !Task.isCancelled else { return .failure(CancellationError()) }
        guard deadline > state.instant else { return .success(false) }
        state.sleeps[sleeper.number] = Sleep(sleeper: sleeper, continuation: continuation)
        state.deadlines.insert(sleeper.number, deadline: deadline)
        return nil
      }
      if let outcome { continuation.resume(with: outcome) } else { asleep.change(by: 1) }
    }
  }

  private func cancel(_ number: Int) {
    let sleep = state.withLock { $0.sleeps.removeValue(forKey: number) }
    guard let sleep else { return }
    asleep.change(by: -1)
    sleep.continuation.resume(throwing: CancellationError())
  }

  nonisolated(nonsending) private func move(_ target: (Instant) -> Instant) async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.instant = target(state.instant)
        state.moves.append(continuation)
      }
      wakeNext()
    }
  }

  // One at a time: a sleep that ends calls this for the next one; the last one ends the moves.
  private func wakeNext(sleepHasEnded: Bool = false) {
    let (sleep, moves) = state.withLock { state -> (Sleep?, [CheckedContinuation<Void, Never>]) in
      guard !state.isWaking || sleepHasEnded else { return (nil, []) }
      state.isWaking = false
      while let next = state.deadlines.first, next.deadline <= state.instant {
        state.deadlines.removeFirst()
        guard let sleep = state.sleeps.removeValue(forKey: next.number) else { continue }
        state.isWaking = true
        return (sleep, [])
      }
      defer { state.moves = [] }
      return (nil, state.moves)
    }
    if let sleep {
      asleep.change(by: -1)
      sleep.continuation.resume(returning: true)
    }
    for move in moves { move.resume() }
  }
}
