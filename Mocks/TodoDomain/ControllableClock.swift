import Foundation
import Synchronization

/// A clock that the test moves: the time of day and all sleeps, on one time line.
///
/// It shows a `Date`. Code can also sleep on it, as on any `Clock` of Swift, until the test moves
/// it to the deadline.
///
/// ```swift
/// let clock = ControllableClock(now: monday)
/// let refresh = Task { try await clock.sleep(for: .seconds(60)) }
/// try await clock.waitForSleepers(1)
/// try await clock.advance(by: .seconds(60))
/// try await refresh.value
/// ```
///
/// - A move is a jump. The clock first shows its new time, and then wakes the sleepers that are
///   due, one after the other: by deadline, then by arrival. A woken task sees the end of the jump,
///   and a new sleep counts from there. So a task that sleeps several times needs one wait and one
///   move per sleep.
/// - `advance` and `travel` return when the sleeps that they woke have ended. A task's next work
///   runs on its own executor. Wait for its effect, such as its next sleep, a held request, the
///   task's value, or `waitForCalls` of a spy.
/// - Tasks that wake in one move continue in any order, even on one actor. If their order matters,
///   make one move per deadline with `advanceToNextDeadline()`, and wait for the effect of each.
/// - A sleep whose deadline is due does not suspend. A deadline is due if a `Date` cannot
///   distinguish it from the clock's time. A cancelled sleep ends at once with `CancellationError`.
public nonisolated final class ControllableClock: DatedClock {
  private nonisolated struct Sleep {
    var sleeper: Sleeper
    /// Resumed with true when the clock wakes the sleeper.
    var continuation: CheckedContinuation<Bool, any Error>
    /// Whether a move reached its deadline, so that it no longer counts as asleep.
    var isDue = false
  }

  private nonisolated struct State {
    var instant: Instant
    var sleeps: [Int: Sleep] = [:]
    // Also has the numbers of cancelled sleeps, until their deadline.
    var deadlines = DeadlineHeap<Instant>()
    /// The sleepers that are due and not yet woken, in order; cancelled ones are still in it.
    var due = ArraySlice<Int>()
    var waking: Sleeper?
    var moves = 0

    /// Sets the time; returns how many sleepers no longer count as asleep.
    mutating func jump(to instant: Instant) -> Int {
      self.instant = instant
      let dueBefore = due.count
      while let next = deadlines.first, next.deadline.hasCome(at: instant) {
        deadlines.removeFirst()
        guard sleeps[next.number] != nil else { continue }
        sleeps[next.number]?.isDue = true
        due.append(next.number)
      }
      return due.count - dueBefore
    }
  }

  private let state: Mutex<State>
  private let lastNumber = Mutex(0)
  private let asleep = CountingLatch()
  let begun = CountingLatch()
  private let ended = CountingLatch()

  /// Creates a clock that shows `now`.
  public init(now: Date) {
    state = Mutex(State(instant: Instant(now)))
  }

  /// The time it shows; setting it wakes the sleepers that are due, and does not wait for them.
  public var now: Date {
    get { instant.date }
    set {
      jump { _ in Instant(newValue) }
      wakeNext()
    }
  }

  /// The time it shows, as an instant.
  public var instant: Instant { state.withLock(\.instant) }

  /// The smallest step between two of its instants.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// The sleepers whose deadline is ahead, by deadline, then by arrival.
  public var sleepers: [Sleeper] {
    state.withLock { $0.sleeps.values.filter { !$0.isDue }.map(\.sleeper) }
      .sorted { ($0.instant, $0.number) < ($1.instant, $1.number) }
  }

  /// Moves the clock forward or back, and returns when the sleeps that it woke have ended.
  ///
  /// - Throws: `ControllableClockError.notGoneOn` if `limit` (in real time) passes first.
  nonisolated(nonsending) public func advance(
    by duration: Duration,
    limit: Duration = .seconds(10),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    try await move(limit, at: "\(fileID):\(line)") { $0.advanced(by: duration) }
  }

  /// Moves the clock to any date, and returns when the sleeps that it woke have ended.
  ///
  /// - Throws: `ControllableClockError.notGoneOn` if `limit` (in real time) passes first.
  nonisolated(nonsending) public func travel(
    to date: Date,
    limit: Duration = .seconds(10),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    try await move(limit, at: "\(fileID):\(line)") { _ in Instant(date) }
  }

  /// Moves the clock to the next deadline, and returns when its sleepers have woken.
  ///
  /// - Returns: false if there was no sleeper; the clock then stays.
  /// - Throws: `ControllableClockError.notGoneOn` if `limit` (in real time) passes first.
  @discardableResult
  nonisolated(nonsending) public func advanceToNextDeadline(
    limit: Duration = .seconds(10),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws -> Bool {
    guard let next = sleepers.first?.instant else { return false }
    try await move(limit, at: "\(fileID):\(line)") { max($0, next) }
    return true
  }

  /// Waits until this many sleepers are asleep at once.
  ///
  /// A sleeper that is about to wake or to be cancelled still counts. If one sleep replaces
  /// another, wait with `waitForSleeps`.
  ///
  /// - Throws: `ControllableClockError.tooFewSleepers` when `limit` (in real time) has passed and
  ///   all work that was already scheduled has had a turn.
  nonisolated(nonsending) public func waitForSleepers(
    _ count: Int,
    limit: Duration = .seconds(2),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    guard await asleep.reaches(count, within: limit) else {
      let place = "\(fileID):\(line)"
      throw ControllableClockError.tooFewSleepers(
        at: place,
        wanted: count,
        got: sleepers,
        limit: limit
      )
    }
  }

  /// Waits until this many sleeps have begun in all; sleeps that have ended count, too.
  ///
  /// - Throws: `ControllableClockError.tooFewSleeps` when `limit` (in real time) has passed and all
  ///   work that was already scheduled has had a turn.
  nonisolated(nonsending) public func waitForSleeps(
    _ total: Int,
    limit: Duration = .seconds(2),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    guard await begun.reaches(total, within: limit) else {
      throw ControllableClockError.tooFewSleeps(
        at: "\(fileID):\(line)",
        wanted: total,
        got: begun.count,
        sleepers: sleepers,
        limit: limit
      )
    }
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = lastNumber.withLock { last in
      last += 1
      return last
    }
    let sleeper = Sleeper(number: number, taskName: Sleeper.currentTaskName, instant: deadline)
    let wasWoken = try await withTaskCancellationHandler {
      try await fallAsleep(sleeper)
    } onCancel: {
      cancel(number)
    }
    guard wasWoken else { return }
    // Only now has this sleep ended.
    wakeNext(sleepHasEnded: true)
  }

  private func fallAsleep(_ sleeper: Sleeper) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      let outcome: Swift.Result<Bool, any Error>? = state.withLock { state in
        // Checked under the lock: a cancellation after this line finds the sleeper in the list.
        guard !_Concurrency.Task.isCancelled else { return .failure(CancellationError()) }
        guard !sleeper.instant.hasCome(at: state.instant) else { return .success(false) }
        state.sleeps[sleeper.number] = Sleep(sleeper: sleeper, continuation: continuation)
        state.deadlines.insert(sleeper.number, deadline: sleeper.instant)
        return nil
      }
      if let outcome { return continuation.resume(with: outcome) }
      asleep.change(by: 1)
      begun.change(by: 1)
    }
  }

  private func cancel(_ number: Int) {
    let sleep = state.withLock { $0.sleeps.removeValue(forKey: number) }
    guard let sleep else { return }
    if !sleep.isDue { asleep.change(by: -1) }
    sleep.continuation.resume(throwing: CancellationError())
  }

  nonisolated(nonsending) private func move(
    _ limit: Duration,
    at place: String,
    _ target: (Instant) -> Instant
  ) async throws {
    let move = jump(target)
    wakeNext()
    guard await ended.reaches(move, within: limit) else {
      let waking = state.withLock(\.waking)
      throw ControllableClockError.notGoneOn(at: place, waking, limit: limit)
    }
  }

  /// Sets the time; sleepers that are due no longer count as asleep.
  ///
  /// - Returns: the number of moves, including this one.
  @discardableResult
  private func jump(_ target: (Instant) -> Instant) -> Int {
    let (due, move) = state.withLock { state in
      state.moves += 1
      return (state.jump(to: target(state.instant)), state.moves)
    }
    asleep.change(by: -due)
    return move
  }

  // One at a time: a sleep that ends calls this for the next one; the last one ends the moves.
  private func wakeNext(sleepHasEnded: Bool = false) {
    let (sleep, moves) = state.withLock { state -> (Sleep?, Int) in
      guard state.waking == nil || sleepHasEnded else { return (nil, 0) }
      state.waking = nil
      while let next = state.due.popFirst() {
        guard let sleep = state.sleeps.removeValue(forKey: next) else { continue }
        state.waking = sleep.sleeper
        return (sleep, 0)
      }
      return (nil, state.moves)
    }
    if let sleep { return sleep.continuation.resume(returning: true) }
    ended.rise(to: moves)
  }
}
