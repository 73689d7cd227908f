import Foundation
import TodoMocks

/// Sleepers on the controllable clock, compared with the same number of tasks that do nothing.
@MainActor
struct ClockBenchmark {
  func run() async throws -> [Line] {
    var lines: [Line] = []
    for sleepers in [10_000, 100_000] {
      let (clock, tasks) = try await Stopwatch(rounds: 3).compare {
        try await sleep(sleepers)
      } _: {
        let tasks = (0..<sleepers).map { number in Task { number } }
        for task in tasks { _ = await task.value }
      }
      lines.append(
        Line(
          what: "\(sleepers) sleepers, 1000 deadlines",
          time: clock,
          plain: "as many plain tasks",
          plainTime: tasks
        )
      )
    }
    let tasks = 100_000
    lines.append(
      Line(
        what: "\(tasks) tasks led through three sleeps each",
        misses: try await countMisses(of: tasks)
      )
    )
    return lines
  }

  /// Counts the runs that would make a test flaky; run it while other processes are busy.
  private nonisolated func countMisses(of tasks: Int) async throws -> Int {
    let start = Date(timeIntervalSince1970: 0)
    var misses = 0
    for _ in 0..<tasks {
      let clock = ControllableClock(now: start)
      let sleeping = Task {
        for _ in 0..<3 { try await clock.sleep(for: .seconds(1)) }
        return clock.now
      }
      for _ in 0..<3 {
        try await clock.waitForSleepers(1)
        try await clock.advance(by: .seconds(1))
      }
      if try await sleeping.value != start + 3 { misses += 1 }
    }
    return misses
  }

  private func sleep(_ sleepers: Int) async throws {
    let clock = ControllableClock(now: Date(timeIntervalSince1970: 0))
    let tasks = (0..<sleepers).map { number in
      Task.detached { try await clock.sleep(for: .seconds(1 + number * 7919 % 1000)) }
    }
    try await clock.waitForSleepers(sleepers, limit: .seconds(60))
    for _ in 0..<1000 { try await clock.advance(by: .seconds(1)) }
    for task in tasks { try await task.value }
  }
}
