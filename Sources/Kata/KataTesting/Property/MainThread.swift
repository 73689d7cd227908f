import Dispatch

/// Runs code that has no actor on the main thread, because a change of threads takes longer than most
/// calls of a scenario.
package final class MainThread: TaskExecutor {
  package static let shared = MainThread()

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
