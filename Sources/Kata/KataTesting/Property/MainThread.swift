import Dispatch

/// Runs code without an actor on the main thread: a change of threads takes longer than most calls.
///
/// Work that is begun in a task may then seem to come in time. Use it only where a scenario waits.
package final class MainThread: TaskExecutor {
  package static let shared = MainThread()

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
