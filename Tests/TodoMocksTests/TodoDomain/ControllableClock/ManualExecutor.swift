import Synchronization

/// Runs a task one step at a time, when the test asks for it.
nonisolated final class ManualExecutor: TaskExecutor {
  private enum State {
    case empty
    case job(UnownedJob)
    case waiting(CheckedContinuation<UnownedJob, Never>)
  }

  private let state = Mutex(State.empty)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let waiting = state.withLock { state -> CheckedContinuation<UnownedJob, Never>? in
      guard case .waiting(let continuation) = state else {
        state = .job(job)
        return nil
      }
      state = .empty
      return continuation
    }
    waiting?.resume(returning: job)
  }

  /// Waits for the next step of the task, calls `before`, and runs it.
  func runNextJob(before: () -> Void = {}) async {
    let job = await withCheckedContinuation { continuation in
      let job = state.withLock { state -> UnownedJob? in
        guard case .job(let job) = state else {
          state = .waiting(continuation)
          return nil
        }
        state = .empty
        return job
      }
      if let job { continuation.resume(returning: job) }
    }
    before()
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
