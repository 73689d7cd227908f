import Foundation
import Synchronization

/// A clock that stands still until the test moves it: the time of day, and sleeping, on one time line.
///
/// It shows a `Date`; as Swift's `Clock` it lets code sleep until the test has moved it far enough.
///
/// ```swift
/// let clock = ControllableClock(now: monday)
/// let refresh = Task { try await clock.sleep(for: .seconds(60)) }
/// try await clock.waitForSleepers(1)
/// try await clock.advance(by: .seconds(60))
/// try await refresh.value
/// ```
///
/// - A move is a jump: the clock shows its new time first, then those whose deadline has come wake, by
///   deadline, and by arrival where deadlines are equal, each after the sleep of the one before it has
///   ended. So whoever wakes sees the end of the jump, and a sleep that begins meanwhile counts from
///   there: a task that sleeps for a while again and again takes one wait and one move for each sleep.
/// - `advance` and `travel` return when the sleep of everyone they woke has ended. What a task does next
///   happens on its own executor: wait for that itself, such as its next sleep, a held request, the
///   task's value, or `waitForCalls` of a spy.
/// - Tasks that wake in one move go on in any order, also on one actor. Where their order matters, make
///   one move for each deadline, with `advanceToNextDeadline()`, and after each wait for what it did.
/// - A deadline that has come does not suspend; it has come when a `Date` cannot tell it from the clock's
///   time. A cancelled sleep ends at once with `CancellationError`.
public nonisolated final class ControllableClock: DatedClock {
  private nonisolated struct Sleep {
    var sleeper: Sleeper
    /// Resumed with true by the clock that wakes it.
    var continuation: CheckedContinuation<Bool, any Error>
    /// Whether a move went past its deadline, so that it no longer counts as asleep.
    var isDue = false
  }

  private nonisolated struct State {
    var instant: Instant
    var sleeps: [Int: Sleep] = [:]
    // Keeps the numbers of cancelled sleeps until their deadline comes.
    var deadlines = DeadlineHeap<Instant>()
    /// Who is due and was not woken yet, in turn; cancelled ones among them.
    var due = ArraySlice<Int>()
    var waking: Sleeper?
    var moves = 0

    /// Shows another time; returns how many no longer count as asleep.
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
  private let begun = CountingLatch()
  private let ended = CountingLatch()

  /// Creates a clock that shows `now`.
  public init(now: Date) {
    state = Mutex(State(instant: Instant(now)))
  }

  /// The time it shows; setting it wakes those whose deadline has come, and does not wait for them.
  public var now: Date {
    get { instant.date }
    set {
      jump { _ in Instant(newValue) }
      wakeNext()
    }
  }

  /// The time it shows, on the time line of the sleepers.
  public var instant: Instant { state.withLock(\.instant) }

  /// The smallest step between two of its instants.
  public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

  /// Those whose deadline is ahead, by deadline, then by arrival; ask at the end who was forgotten.
  public var sleepers: [Sleeper] {
    state.withLock { $0.sleeps.values.filter { !$0.isDue }.map(\.sleeper) }
      .sorted { ($0.instant, $0.number) < ($1.instant, $1.number) }
  }

  /// Moves the clock on, or back, and returns when the sleep of everyone it woke has ended.
  ///
  /// - Throws: `ControllableClockError.notGoneOn` when the real time `limit` has passed before.
  nonisolated(nonsending) public func advance(
    by duration: Duration,
    limit: Duration = .seconds(10),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    try await move(limit, at: "\(fileID):\(line)") { $0.advanced(by: duration) }
  }

  /// Moves the clock to any date, and returns when the sleep of everyone it woke has ended.
  ///
  /// - Throws: `ControllableClockError.notGoneOn` when the real time `limit` has passed before.
  nonisolated(nonsending) public func travel(
    to date: Date,
    limit: Duration = .seconds(10),
    fileID: String = #fileID,
    line: Int = #line
  ) async throws {
    try await move(limit, at: "\(fileID):\(line)") { _ in Instant(date) }
  }

  /// Moves the clock to the deadline that comes first, and returns when who sleeps until then has woken.
  ///
  /// - Returns: Whether somebody was asleep; otherwise the clock stays.
  /// - Throws: `ControllableClockError.notGoneOn` when the real time `limit` has passed before.
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

  /// Waits until this many are asleep at once; who is about to wake or to be cancelled counts, too.
  ///
  /// Where one sleep replaces another, wait for the number of sleeps with `waitForSleeps`.
  ///
  /// - Throws: `ControllableClockError.tooFewSleepers` when the real time `limit` has passed and
  ///   those who stood in line for an executor have had a turn.
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

  /// Waits until this many have fallen asleep in all, those included who sleep no more.
  ///
  /// - Throws: `ControllableClockError.tooFewSleeps` when the real time `limit` has passed and
  ///   those who stood in line for an executor have had a turn.
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
        // Asked for under the lock: a cancellation from here on finds the sleeper in the list.
        guard !Swift.Task.isCancelled else { return .failure(CancellationError()) }
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

  /// Shows another time, and counts those whose deadline has come no longer as asleep.
  ///
  /// - Returns: How many moves there were, this one included.
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
