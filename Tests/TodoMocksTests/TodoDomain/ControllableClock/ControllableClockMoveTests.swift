import Foundation
import Testing
import TodoMocks

/// Which sleepers a move wakes, also with rounded dates, several moves and other executors.
struct ControllableClockMoveTests {
  private let start = Date(timeIntervalSince1970: 1_400_673_600.125)

  @Test(
    "A move to a date wakes the sleepers that are due then, at any fraction of a second",
    arguments: [
      // A date is less exact than an instant.
      { $0.now + Double($1) / 1000 },
      // A sleeper's own deadline is late enough.
      { clock, _ in clock.sleepers[0].deadline },
    ] as [@Sendable (ControllableClock, Int) -> Date]
  )
  func test_travel_toADueDate_wakesWhoIsDue(
    date: @Sendable (ControllableClock, Int) -> Date
  ) async throws {
    var asleep: [Int] = []
    for milliseconds in 1..<1000 {
      let clock = ControllableClock(now: start)
      let task = Task { try await clock.sleep(for: .milliseconds(milliseconds)) }
      try await clock.waitForSleepers(1)

      try await clock.travel(to: date(clock, milliseconds))

      if !clock.sleepers.isEmpty { asleep.append(milliseconds) }
      task.cancel()
    }
    #expect(asleep == [])
  }

  @Test("A sleeper until midnight wakes at midnight, from any fraction of a second")
  func test_travelToNextDay_fromAFraction_wakesWhoWaitsForMidnight() async throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let midnight = Date(timeIntervalSince1970: 1_400_716_800)
    var asleep: [Int] = []
    for thousandth in 0..<1000 {
      let clock = ControllableClock(now: start + Double(thousandth) / 997)
      let task = Task { [now = clock.now] in
        try await clock.sleep(for: .seconds(midnight.timeIntervalSince(now)))
      }
      try await clock.waitForSleepers(1)

      try await clock.travelToNextDay(in: calendar)

      if !clock.sleepers.isEmpty { asleep.append(thousandth) }
      task.cancel()
    }
    #expect(asleep == [])
  }

  @Test("A sleeper that is due when the time is set no longer counts as asleep")
  func test_now_set_dueSleepersAreNotAsleep() async throws {
    let clock = ControllableClock(now: start)
    let tasks = (1...3).map { second in Task { try await clock.sleep(for: .seconds(second)) } }
    try await clock.waitForSleepers(3)

    clock.now = start + 10

    #expect(clock.sleepers == [])
    await #expect(throws: ControllableClockError.self) {
      try await clock.waitForSleepers(1, limit: .zero)
    }
    for task in tasks { try await task.value }
  }

  @Test("A sleeper that was due at a jump wakes, even if the clock is set back before its turn")
  func test_now_setBackWhileWaking_stillWakesWhoWasDue() async throws {
    let clock = ControllableClock(now: start)
    let executor = ManualExecutor()
    let first = Task(executorPreference: executor) { try await clock.sleep(for: .seconds(1)) }
    await executor.runNextJob()
    try await clock.waitForSleepers(1)
    let second = Task { try await clock.sleep(for: .seconds(2)) }
    try await clock.waitForSleepers(2)

    clock.now = start + 10
    clock.now = start
    await executor.runNextJob()

    try await second.value
    first.cancel()
  }

  @Test("A sleeper that does not continue ends the move with an error that names it")
  func test_advance_sleeperDoesNotGoOn_throwsAfterTheLimit() async throws {
    let clock = ControllableClock(now: start)
    let executor = ManualExecutor()
    let task = Task(name: "midnight", executorPreference: executor) {
      try await clock.sleep(for: .seconds(1))
    }
    await executor.runNextJob()
    try await clock.waitForSleepers(1)

    let error = await #expect(throws: ControllableClockError.self) {
      try await clock.advance(
        by: .seconds(1),
        limit: .milliseconds(10),
        fileID: "A/B.swift",
        line: 7
      )
    }

    #expect(
      error?.description == """
        A/B.swift:7: Waited 0.01 seconds for sleeper 1 "midnight" until \
        2014-05-21T12:00:01.125Z, which was woken and has not continued. Does something block its \
        executor?
        """
    )
    await executor.runNextJob()
    try await task.value
  }

  @Test("A move to the next deadline wakes the sleepers of that deadline, and no others")
  func test_advanceToNextDeadline_twoDeadlines_areTwoMoves() async throws {
    let clock = ControllableClock(now: start)
    let tasks = [3, 1, 1].map { second in Task { try await clock.sleep(for: .seconds(second)) } }
    try await clock.waitForSleepers(3)

    var moments: [TimeInterval] = []
    while try await clock.advanceToNextDeadline() {
      moments.append(clock.now.timeIntervalSince(start))
    }

    #expect(moments == [1, 3])
    for task in tasks { try await task.value }
  }

  @Test("A run moves until nobody sleeps, in the order of all deadlines, also of new sleeps")
  func test_run_tasksThatSleepSeveralTimes_endsWhenNobodySleeps() async throws {
    for _ in 0..<10 {
      let clock = ControllableClock(now: start)
      let tasks = [(1, 3), (2, 2), (10, 1)].map { seconds, count in
        Task {
          var moments: [TimeInterval] = []
          for _ in 0..<count {
            try await clock.sleep(for: .seconds(seconds))
            moments.append(clock.now.timeIntervalSince(start))
          }
          return moments
        }
      }
      try await clock.waitForSleepers(3)

      try await clock.run()

      #expect(try await tasks[0].value == [1, 2, 3])
      #expect(try await tasks[1].value == [2, 4])
      #expect(try await tasks[2].value == [10])
      #expect(clock.now == start + 10)
    }
  }

  @Test("A run over a timer without an end is an error that names the sleepers")
  func test_run_timerWithoutEnd_throwsAfterTheLimit() async throws {
    let clock = ControllableClock(now: start)
    let timer = Task(name: "ticks") {
      while true { try await clock.sleep(for: .seconds(1)) }
    }
    try await clock.waitForSleepers(1)

    let error = await #expect(throws: ControllableClockError.self) {
      try await clock.run(limit: 3, fileID: "A/B.swift", line: 7)
    }

    #expect(
      error?.description == """
        A/B.swift:7: Made 3 moves, and these tasks are asleep: sleeper 4 "ticks" until \
        2014-05-21T12:00:04.125Z. Does a timer repeat for ever? Then move the clock with advance.
        """
    )
    timer.cancel()
  }
}
