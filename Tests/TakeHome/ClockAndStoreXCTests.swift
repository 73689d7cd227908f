import Foundation
import TodoMocks
import TodoStorage
import XCTest

private nonisolated let epoch = Date(timeIntervalSince1970: 0)
private nonisolated let always = Date.distantPast..<Date.distantFuture
private nonisolated let pack = TodoRecord(id: UUID(), name: "Pack", dueDate: epoch)

nonisolated final class ClockAndStoreXCTests: XCTestCase {
  func test_advance_dueSleepers_areWoken() async throws {
    let clock = ControllableClock(now: epoch)
    let due = Task { try await clock.sleep(for: .seconds(1)) }
    let later = Task { try await clock.sleep(for: .seconds(2)) }
    try await clock.waitForSleepers(2)

    try await clock.advance(by: .seconds(1))

    try await due.value
    XCTAssertEqual(clock.now, epoch + 1)
    XCTAssertEqual(clock.sleepers.map(\.deadline), [epoch + 2])
    later.cancel()
    let result = await later.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }

  func test_store_fault_failsOnceAndKeepsRecords() async throws {
    let store = FakeDataStore()
    store.insertFault = .next(CocoaError(.fileWriteOutOfSpace))

    do {
      try await store.insert(pack)
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue(error is CocoaError) }
    try await store.insert(pack)

    let records = try await store.records(dueIn: always)
    XCTAssertEqual(records, [pack])
  }
}
