// Stage 4, the doubles: a clock shows one time until a test moves it.
//
// The finished exercise, written from its history.

import DoubleInterfaces
import Foundation
import Synchronization
import TodoDomain

public nonisolated final class ManualClock: MovableClock {
  private struct Sleep {
    var deadline: Date
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Date
    var lastNumber = 0
    var sleeps: [Int: Sleep] = [:]
  }

  private let state: Mutex<State>

  public init(now: Date) {
    state = Mutex(State(now: now))
  }

  public var now: Date { state.withLock(\.now) }

  public func move(to date: Date) {
    let due = state.withLock { state in
      state.now = date
      let due = state.sleeps.filter { $0.value.deadline <= date }
      for number in due.keys { state.sleeps[number] = nil }
      return due.values
    }
    // Outside the lock: a sleeper that wakes may read the clock.
    for sleep in due.sorted(by: { $0.deadline < $1.deadline }) { sleep.continuation.resume() }
  }

  @MainActor public func sleep(until deadline: Date) async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let end: Result<Void, any Error>? = state.withLock { state in
          // Checked under the lock: a cancellation after this point finds the sleep.
          if Task.isCancelled { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleeps[number] = Sleep(deadline: deadline, continuation: continuation)
          return nil
        }
        if let end { continuation.resume(with: end) }
      }
    } onCancel: {
      let sleep = state.withLock { $0.sleeps.removeValue(forKey: number) }
      sleep?.continuation.resume(throwing: CancellationError())
    }
  }
}
