import Dispatch

/// A thread for the tasks that prefer it; so several tasks run at once, also on a single core.
final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "a thread of its own")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
