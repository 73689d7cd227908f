import Foundation
import Testing
import TodoMocks
import TodoStorage

private nonisolated let epoch = Date(timeIntervalSince1970: 0)
private nonisolated let always = Date.distantPast..<Date.distantFuture
private nonisolated let pack = TodoRecord(id: UUID(), name: "Pack", dueDate: epoch)

struct ClockAndStoreTests {
  @Test("The clock wakes the sleepers that are due only", arguments: [0.25, 1, 60])
  func advance(seconds: Double) async throws {
    let clock = ControllableClock(now: epoch)
    let due = Task { try await clock.sleep(for: .seconds(seconds)) }
    let later = Task { try await clock.sleep(for: .seconds(seconds + 0.125)) }
    try await clock.waitForSleepers(2)

    try await clock.advance(by: .seconds(seconds))

    try await due.value
    #expect(clock.now == epoch + seconds)
    #expect(clock.sleepers.map(\.deadline) == [epoch + seconds + 0.125])
    later.cancel()
    await #expect(throws: CancellationError.self) { try await later.value }
  }

  @Test("The store keeps inserted records, fails on request, and waits for its delay")
  func store() async throws {
    let clock = ControllableClock(now: epoch)
    let store = FakeDataStore(delay: .seconds(1), clock: clock)
    let inserting = Task { try await store.insert(pack) }
    try await clock.waitForSleepers(1)
    try await clock.advance(by: .seconds(1))
    try await inserting.value

    let atOnce = FakeDataStore(records: [pack])
    atOnce.readFault = .next(CocoaError(.fileReadUnknown))

    await #expect(throws: CocoaError.self) { try await atOnce.records(dueIn: always) }
    #expect(try await atOnce.records(dueIn: always) == [pack])
  }
}
