import Dispatch

/// Runs tasks one after the other, so that a test can see their order.
nonisolated final class SerialExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "SerialExecutor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
