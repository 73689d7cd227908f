import Foundation
import TodoApp
import TodoMocks
import TodoScreens
import XCTest

@MainActor
final class MidnightRefreshTests: XCTestCase {
  private let evening = Date(timeIntervalSince1970: 1_400_709_600)  // 21 May 2014, 22:00 UTC

  /// The list is refreshed when midnight passes, and not before.
  func test_run_midnightPasses_refreshesOnce() async throws {
    let (list, clock, running) = makeSUT(now: evening)
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(2 * 3600 - 1))
    let before = list.calls
    try await clock.advance(by: .seconds(1))
    try await clock.waitForSleepers(1)

    XCTAssertEqual(before, [])
    XCTAssertEqual(list.calls, [.updateView])
    running.cancel()
  }

  /// The list is refreshed at each midnight.
  func test_run_twoMidnights_refreshesTwice() async throws {
    let (list, clock, running) = makeSUT(now: evening)
    try await clock.waitForSleepers(1)

    try await clock.travelToNextDay(in: utc)
    try await clock.waitForSleepers(1)
    try await clock.travelToNextDay(in: utc)
    try await clock.waitForSleepers(1)

    XCTAssertEqual(list.calls, [.updateView, .updateView])
    running.cancel()
  }

  /// On the day of the change to summer time, midnight comes an hour sooner.
  func test_run_shortDay_sleepsUntilItsMidnight() async throws {
    var berlin = Calendar(identifier: .gregorian)
    berlin.timeZone = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
    let midnight = Date(timeIntervalSince1970: 1_396_134_000)  // 30 March 2014 in Berlin
    let (_, clock, running) = makeSUT(now: midnight, calendar: berlin)

    try await clock.waitForSleepers(1)

    XCTAssertEqual(clock.sleepers.map(\.deadline), [midnight + 23 * 3600])
    running.cancel()
  }

  /// While another screen covers the list, the refresh waits and tries again a minute later.
  func test_run_listIsCovered_refreshesWhenItIsOnTop() async throws {
    let cover = Cover(isListOnTop: false)
    let (list, clock, running) = makeSUT(now: evening, cover: cover)
    try await clock.waitForSleepers(1)

    try await clock.travelToNextDay(in: utc)
    try await clock.waitForSleepers(1)
    let covered = list.calls
    cover.isListOnTop = true
    try await clock.advance(by: .seconds(60))
    try await clock.waitForSleepers(1)

    XCTAssertEqual(covered, [])
    XCTAssertEqual(list.calls, [.updateView])
    running.cancel()
  }

  /// A sleep that ends before midnight by the to-do clock continues.
  func test_run_wokenTooEarly_sleepsOn() async throws {
    let list = ListModuleSpy()
    let clock = ControllableClock(now: evening)
    let todoClock = TodoClockSpy(now: evening, then: evening, evening + 7199)
    let sut = MidnightRefresh(
      todoClock: todoClock,
      clock: clock,
      calendar: utc,
      isListOnTop: { true },
      refresh: list.updateView
    )
    let running = Task { await sut.run() }
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(7200))
    try await clock.waitForSleepers(1)

    XCTAssertEqual(list.calls, [])
    XCTAssertEqual(clock.sleepers.map(\.deadline), [evening + 7201])
    running.cancel()
  }

  /// The refresh ends when its task is cancelled, during a sleep or not.
  func test_run_cancelled_ends() async throws {
    let (list, clock, running) = makeSUT(now: evening)
    try await clock.waitForSleepers(1)

    running.cancel()
    await running.value

    XCTAssertEqual(list.calls, [])
    XCTAssertEqual(clock.sleepers, [])
  }

  /// A clock that goes back to an earlier day also changes the day.
  func test_run_clockSetBack_refreshes() async throws {
    let list = ListModuleSpy()
    let clock = ControllableClock(now: evening)
    let todoClock = TodoClockSpy(now: evening, then: evening, evening - 86_400)
    let sut = MidnightRefresh(
      todoClock: todoClock,
      clock: clock,
      calendar: utc,
      isListOnTop: { true },
      refresh: list.updateView
    )
    let running = Task { await sut.run() }
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(7200))
    try await clock.waitForSleepers(1)

    XCTAssertEqual(list.calls, [.updateView])
    running.cancel()
  }

  @MainActor private final class Cover {
    var isListOnTop: Bool

    init(isListOnTop: Bool) {
      self.isListOnTop = isListOnTop
    }
  }

  private var utc: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func makeSUT(
    now: Date,
    calendar: Calendar? = nil,
    cover: Cover = Cover(isListOnTop: true)
  ) -> (list: ListModuleSpy, clock: ControllableClock, running: Task<Void, Never>) {
    let list = ListModuleSpy()
    let clock = ControllableClock(now: now)
    let sut = MidnightRefresh(
      todoClock: clock,
      clock: clock,
      calendar: calendar ?? utc,
      isListOnTop: { cover.isListOnTop },
      refresh: list.updateView
    )
    return (list, clock, Task { await sut.run() })
  }
}
