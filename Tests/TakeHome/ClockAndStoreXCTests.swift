import Foundation
import TodoMocks
import TodoStorage
import XCTest

private nonisolated let epoch = Date(timeIntervalSince1970: 0)
private nonisolated let always = Date.distantPast..<Date.distantFuture
private nonisolated let pack = TodoRecord(id: UUID(), name: "Pack", dueDate: epoch)

nonisolated final class ClockAndStoreXCTests: XCTestCase {
  func test_advance_wakesWhoIsDue() async throws {
    let clock = ControllableClock(now: epoch)
    let sleeping = Task { try await clock.sleep(for: .seconds(60)) }
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(60))

    try await sleeping.value
    XCTAssertEqual(clock.now, epoch + 60)
    XCTAssertEqual(clock.sleepers, [])
  }

  func test_sleep_cancelled_ends() async throws {
    let clock = ControllableClock(now: epoch)
    let sleeping = Task { try await clock.sleep(for: .seconds(60)) }
    try await clock.waitForSleepers(1)

    sleeping.cancel()

    do {
      try await sleeping.value
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue(error is CancellationError) }
  }

  func test_travelToNextDay_goesOverMidnight() async throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let clock = ControllableClock(now: epoch + 3600)

    try await clock.travelToNextDay(in: calendar)

    XCTAssertEqual(clock.now, epoch + 86_400)
  }

  func test_store_keepsWhatWasInserted() async throws {
    let store = FakeDataStore(seed: 1)

    try await store.insert(pack)

    let records = try await store.records(dueIn: always)
    XCTAssertEqual(records, [pack])
  }

  func test_store_failsWhenAsked_andKeepsNothing() async throws {
    let store = FakeDataStore()
    store.insertFault = .next(CocoaError(.fileWriteOutOfSpace))

    do {
      try await store.insert(pack)
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue(error is CocoaError) }

    let records = try await store.records(dueIn: always)
    XCTAssertEqual(records, [])
  }

  func test_store_takesItsTime() async throws {
    let clock = ControllableClock(now: epoch)
    let store = FakeDataStore(records: [pack], delay: .seconds(1), clock: clock)
    let reading = Task { try await store.records(dueIn: always) }
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(1))

    let records = try await reading.value
    XCTAssertEqual(records, [pack])
  }
}
