import TodoMocks

/// The calls of a scenario that wait for an answer while other things happen.
@MainActor
package final class RunningCalls {
  private let log: CallLog
  private var tasks: [Task<Void, any Error>] = []
  private var latch = CountingLatch()
  private var requests = 0
  private var areHeld = false
  private var hasNewestEnded = false

  package init(_ log: CallLog) {
    self.log = log
  }

  /// Adds a request, which is held, to the log; it is late if the newest call has ended.
  package func add(request: Call) {
    if hasNewestEnded { log.end() }
    log.add(request)
    requests += 1
    latch.change(by: 1)
  }

  /// Begins the call in a task, and returns when it has made a request or ended.
  ///
  /// If it ends although its request is held, what comes after that is late, too. Code may hop to
  /// another thread before it makes a request, and a busy machine may delay it there. After code did
  /// neither in the whole time, later waits are shorter.
  package func begin(_ call: @escaping @MainActor () async throws -> Void) async {
    // An older call may end at any time, and has a latch of its own.
    let latch = CountingLatch()
    let before = requests
    self.latch = latch
    (areHeld, hasNewestEnded) = (true, false)
    tasks.append(
      Task {
        try await call()
        if areHeld, requests > before { log.end() }
        if latch === self.latch { hasNewestEnded = true }
        latch.change(by: 1)
      }
    )
    let patience = RunningTest.patience(.seconds(2), orElse: .milliseconds(100))
    if await !latch.reaches(1, within: patience) { RunningTest.losePatience() }
  }

  /// Cancels the newest call, which may end from now on.
  package func cancel() {
    areHeld = false
    tasks.last?.cancel()
  }

  /// Answers the requests, if there are any, and returns when all calls have ended.
  package func end(_ answer: () -> Void) async throws {
    if areHeld, requests > 0 { log.add("the answer has come") }
    (areHeld, hasNewestEnded, requests) = (false, false, 0)
    answer()
    for task in tasks { try await task.value }
    tasks = []
  }
}
