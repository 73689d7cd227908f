import DoubleInterfaces
import Foundation
import Synchronization
import TodoDomain

/// A separate implementation of a clock, with a hook for each decision.
nonisolated final class LyingClock: MovableClock {
  struct Lies: Sendable {
    /// The time to show, given the number of reads.
    var shown: @Sendable (_ now: Date, _ reads: Int) -> Date = { now, _ in now }
    /// The time after a move.
    var target: @Sendable (_ now: Date, _ date: Date, _ moves: Int) -> Date = { _, date, _ in date }
    /// Which sleeps a move ends; sleeps are in the order in which they began.
    var woken: @Sendable (_ deadlines: [Date], _ now: Date) -> [Bool] = { deadlines, now in
      deadlines.map { $0 <= now }
    }
    /// Whether a sleep returns without waiting.
    var isOver: @Sendable (_ deadline: Date, _ now: Date) -> Bool = { $0 <= $1 }
    /// How a cancelled sleep ends; nil if it does not end.
    var cancelled: Result<Void, any Error>? = .failure(CancellationError())
    /// Whether a task that is already cancelled still falls asleep.
    var sleepsThoughCancelled = false
    /// Whether a task checks for its cancellation before it sleeps, and not under the lock.
    var checksOnlyEarly = false
    /// Whether a cancelled sleep returns if its deadline has come already.
    var looksAtDeadlineFirst = false
    /// Whether a woken sleeper reads the clock and may sleep on.
    var readsClockWhenWoken = false
    /// Whether a cancellation ends all sleeps.
    var cancelEndsAll = false
  }

  private struct Sleep {
    var number: Int
    var deadline: Date
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Date
    var reads = 0
    var moves = 0
    var lastNumber = 0
    var sleeps: [Sleep] = []
  }

  private let state: Mutex<State>
  private let lies: Lies

  init(now: Date, lies: Lies = Lies()) {
    state = Mutex(State(now: now))
    self.lies = lies
  }

  var now: Date {
    state.withLock { state in
      state.reads += 1
      return lies.shown(state.now, state.reads)
    }
  }

  func move(to date: Date) {
    let woken = state.withLock { state in
      state.moves += 1
      state.now = lies.target(state.now, date, state.moves)
      let isWoken = lies.woken(state.sleeps.map(\.deadline), state.now)
      let pairs = zip(state.sleeps, isWoken)
      state.sleeps = pairs.filter { !$0.1 }.map(\.0)
      return pairs.filter(\.1).map(\.0)
    }
    for sleep in woken { sleep.continuation.resume() }
  }

  @MainActor func sleep(until deadline: Date) async throws {
    if lies.looksAtDeadlineFirst, deadline <= now { return }
    if lies.checksOnlyEarly { try Task.checkCancellation() }
    repeat {
      try await sleepOnce(until: deadline)
    } while lies.readsClockWhenWoken && deadline > now
  }

  @MainActor private func sleepOnce(until deadline: Date) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let end: Result<Void, any Error>? = state.withLock { state in
          let isChecked = !lies.sleepsThoughCancelled && !lies.checksOnlyEarly
          if Task.isCancelled, isChecked, let cancelled = lies.cancelled { return cancelled }
          if lies.isOver(deadline, state.now) { return .success(()) }
          state.sleeps.append(Sleep(number: number, deadline: deadline, continuation: continuation))
          return nil
        }
        if let end { continuation.resume(with: end) }
      }
    } onCancel: {
      guard let cancelled = lies.cancelled else { return }
      let ended = state.withLock { state in
        let isEnded = { (sleep: Sleep) in sleep.number == number || self.lies.cancelEndsAll }
        defer { state.sleeps.removeAll(where: isEnded) }
        return state.sleeps.filter(isEnded)
      }
      for sleep in ended { sleep.continuation.resume(with: cancelled) }
    }
  }
}
