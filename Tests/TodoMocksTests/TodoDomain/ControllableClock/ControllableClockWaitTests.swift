import Foundation
import Testing
import TodoMocks

private let epoch = Date(timeIntervalSince1970: 0)

/// How a test waits before it moves the clock.
struct ControllableClockWaitTests {
  @Test("A task that sleeps three times in a row needs one wait and one move per sleep")
  func test_waitForSleepers_threeSleepsInARow_missesNone() async throws {
    for _ in 0..<10_000 {
      let clock = ControllableClock(now: epoch)
      let sleeping = Task {
        for _ in 0..<3 { try await clock.sleep(for: .seconds(1)) }
        return clock.now
      }

      for _ in 0..<3 {
        try await clock.waitForSleepers(1)
        try await clock.advance(by: .seconds(1))
      }

      #expect(try await sleeping.value == epoch + 3)
    }
  }

  @Test("Waiting for sleepers that never come ends with an error that lists the ones that did")
  func test_waitForSleepers_tooFew_throwsAfterTheLimit() async throws {
    let clock = ControllableClock(now: epoch)
    let plain = Task(name: nil) { try await clock.sleep(for: .seconds(60)) }
    try await clock.waitForSleepers(1)
    let named = Task(name: "midnight") { try await clock.sleep(for: .seconds(5)) }
    try await clock.waitForSleepers(2)

    let error = await #expect(throws: ControllableClockError.self) {
      try await clock.waitForSleepers(
        3,
        limit: .milliseconds(10),
        fileID: "A/B.swift",
        line: 7
      )
    }

    // By deadline, with the names of their tasks.
    #expect(
      error?.description == """
        A/B.swift:7: Waited 0.01 seconds for 3 sleepers, got 2: sleeper 2 "midnight" until \
        1970-01-01T00:00:05Z, sleeper 1 until 1970-01-01T00:01:00Z. Does the code sleep on this \
        clock, and is its deadline in the future?
        """
    )
    plain.cancel()
    named.cancel()
  }

  @Test("A sleeper that is about to be replaced does not count as its replacement")
  func test_waitForSleeps_oneReplacesAnother_waitsForTheSecond() async throws {
    let clock = ControllableClock(now: epoch)
    let first = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleeps(1)

    let error = await #expect(throws: ControllableClockError.self) {
      try await clock.waitForSleeps(2, limit: .zero, fileID: "A/B.swift", line: 7)
    }
    first.cancel()
    let second = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleeps(2)

    #expect(
      error?.description == """
        A/B.swift:7: Waited 0.0 seconds for 2 sleeps in all, got 1; these tasks are asleep: sleeper 1 until \
        1970-01-01T00:00:01Z. Does the code sleep on this clock, and is its deadline in the future?
        """
    )
    second.cancel()
  }
}
