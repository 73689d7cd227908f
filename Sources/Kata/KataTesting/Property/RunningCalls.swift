import TodoMocks

/// The calls of a scenario that wait for an answer while other things happen.
///
/// One of them is watched: after its end, its act is over, and what comes then is late.
@MainActor
package final class RunningCalls {
  /// The calls, oldest first, until all have ended.
  package private(set) var tasks: [Task<Void, any Error>] = []
  private let log: CallLog
  private var latch = CountingLatch()
  private var watched: Int?
  private var hasEnded = false
  private var requests = 0

  package init(_ log: CallLog) {
    self.log = log
  }

  /// Adds a request to the log; it is late if the watched call ended without one.
  package func add(request: Call) {
    if hasEnded { log.end() }
    log.add(request)
    requests += 1
    latch.change(by: 1)
  }

  /// Begins a call and watches it; returns its index when it has made a request or ended.
  ///
  /// Code may hop to another thread before it makes a request, and a busy machine may delay it there.
  /// After code did neither in the whole time, later waits are shorter.
  @discardableResult
  package func begin(_ call: @escaping @MainActor () async throws -> Void) async -> Int {
    // An older call may end at any time, and has a latch of its own.
    let latch = CountingLatch()
    let (index, before) = (tasks.count, requests)
    self.latch = latch
    watch(index)
    tasks.append(
      Task {
        try await call()
        if watched == index {
          // Without a request, another call may still make its own.
          if requests > before { log.end() }
          hasEnded = true
        }
        latch.change(by: 1)
      }
    )
    let patience = RunningTest.patience(.seconds(2), orElse: .milliseconds(100))
    if await !latch.reaches(1, within: patience) { RunningTest.losePatience() }
    return index
  }

  /// Watches this call from now on; with nil, all calls may end.
  package func watch(_ call: Int?) { (watched, hasEnded) = (call, false) }

  /// Answers the requests, if there are any, and returns when all calls have ended.
  package func end(_ answer: () -> Void) async throws {
    if requests > 0 { log.add("the answer has come") }
    watch(nil)
    requests = 0
    answer()
    for task in tasks { try await task.value }
    tasks = []
  }
}
