import TodoMocks

/// The calls of a scenario that wait for an answer while other things happen.
@MainActor
package final class RunningCalls {
  private var tasks: [Task<Void, any Error>] = []
  private var latch = CountingLatch()

  package init() {}

  /// A neighbour has received the request of the newest call.
  package func noteRequest() { latch.change(by: 1) }

  /// Begins the call in a task, and returns when it has made a request or ended.
  ///
  /// Code may hop to another thread before it makes a request, and a busy machine may delay it there.
  /// After code did neither in the whole time, later waits are shorter.
  @discardableResult
  package func begin(
    _ call: @escaping @MainActor () async throws -> Void
  ) async -> Task<Void, any Error> {
    // An older call may end at any time, and has a latch of its own.
    let latch = CountingLatch()
    self.latch = latch
    let task = Task {
      defer { latch.change(by: 1) }
      try await call()
    }
    tasks.append(task)
    let patience = RunningTest.patience(.seconds(2), orElse: .milliseconds(100))
    if await !latch.reaches(1, within: patience) { RunningTest.losePatience() }
    return task
  }

  /// Returns when all calls have ended.
  package func end() async throws {
    for task in tasks { try await task.value }
    tasks = []
  }
}
