import Foundation
import Synchronization
import Testing
import TodoMocks

private let epoch = Date(timeIntervalSince1970: 0)

struct ControllableClockSleepTests {
  @Test("Sleepers wake in the order of their deadlines, equal deadlines in the order of arrival")
  func test_advance_severalSleepers_wakeInOrder() async throws {
    let clock = ControllableClock(now: epoch)
    let executor = SerialExecutor()
    let woken = Mutex<[String]>([])
    var tasks: [Task<Void, any Error>] = []
    for (name, seconds) in [("c", 3), ("a", 1), ("b1", 2), ("b2", 2), ("b3", 2)] {
      let task = Task(executorPreference: executor) { @Sendable in
        try await clock.sleep(for: .seconds(seconds))
        woken.withLock { $0.append(name) }
      }
      tasks.append(task)
      try await clock.waitForSleepers(tasks.count)
    }

    try await clock.advance(by: .seconds(3))
    for task in tasks { try await task.value }

    #expect(woken.withLock(\.self) == ["a", "b1", "b2", "b3", "c"])
  }

  @Test("A sleep with a past deadline does not suspend")
  func test_sleep_pastDeadline_returnsAtOnce() async throws {
    let clock = ControllableClock(now: epoch)

    try await clock.sleep(until: ControllableClock.Instant(epoch), tolerance: nil)
    try await clock.sleep(until: ControllableClock.Instant(.distantPast), tolerance: nil)

    #expect(clock.sleepers.isEmpty)
  }

  @Test("A cancelled task does not fall asleep, even if its deadline is past")
  func test_sleep_alreadyCancelled_throws() async {
    let clock = ControllableClock(now: epoch)
    let sleeping = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(-1))
    }

    await #expect(throws: CancellationError.self) { try await sleeping.value }
  }

  @Test("A cancelled sleeper leaves the others asleep")
  func test_cancel_oneOfTwo_leavesTheOther() async throws {
    let clock = ControllableClock(now: epoch)
    let first = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers(1)
    let second = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers(2)

    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    try await clock.advance(by: .seconds(1))

    try await second.value
  }

  @Test("A sleep that begins during an advance counts from the advance's end")
  func test_sleep_duringAnAdvance_countsFromItsEnd() async throws {
    let clock = ControllableClock(now: epoch)
    let sleeping = Task {
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(1))
    }
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(10))
    try await clock.waitForSleepers(1)

    #expect(clock.sleepers.map(\.deadline) == [epoch + 11])
    try await clock.advance(by: .seconds(1))
    try await sleeping.value
  }

  @Test("Setting the clock back wakes no sleeper, and the deadline stays the same")
  func test_travel_back_keepsTheDeadline() async throws {
    let clock = ControllableClock(now: epoch)
    let sleeping = Task { try await clock.sleep(for: .seconds(1)) }
    try await clock.waitForSleepers(1)

    try await clock.travel(to: epoch - 10)

    #expect(clock.sleepers.map(\.deadline) == [epoch + 1])
    try await clock.advance(by: .seconds(11))
    try await sleeping.value
  }

  @Test("advance(by:) returns when the sleepers that it woke have resumed")
  func test_advance_returns_afterTheWokenRun() async throws {
    let clock = ControllableClock(now: epoch)
    let executor = ManualExecutor()
    let events = Mutex<[String]>([])
    let sleeping = Task(executorPreference: executor) { try await clock.sleep(for: .seconds(1)) }
    await executor.runNextJob()
    try await clock.waitForSleepers(1)
    let advancing = Task {
      try await clock.advance(by: .seconds(1))
      events.withLock { $0.append("advance returned") }
    }

    await executor.runNextJob { events.withLock { $0.append("sleeper resumes") } }
    try await advancing.value

    #expect(events.withLock(\.self) == ["sleeper resumes", "advance returned"])
    try await sleeping.value
  }

  @Test("Two concurrent advances both arrive, and both wait for the sleepers that are due")
  func test_advance_twice_addsUp() async throws {
    let clock = ControllableClock(now: epoch)
    let sleeping = Task { try await clock.sleep(for: .seconds(2)) }
    try await clock.waitForSleepers(1)

    async let first: Void = clock.advance(by: .seconds(1))
    async let second: Void = clock.advance(by: .seconds(1))
    _ = try await (first, second)

    #expect(clock.now == epoch + 2)
    #expect(clock.sleepers.isEmpty)
    try await sleeping.value
  }
}
