import Foundation
import TodoMocks

/// Sleepers on the controllable clock, compared with the same number of tasks that do nothing.
@MainActor
struct ClockBenchmark {
  func run() async throws {
    for sleepers in [10_000, 100_000] {
      let what = "\(sleepers) sleepers, 1000 deadlines"
      try await Stopwatch(rounds: 3).compare(what, with: "as many plain tasks") {
        try await sleep(sleepers)
      } _: {
        let tasks = (0..<sleepers).map { number in Task { number } }
        for task in tasks { _ = await task.value }
      }
    }
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
