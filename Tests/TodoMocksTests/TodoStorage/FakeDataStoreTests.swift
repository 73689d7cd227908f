import Foundation
import Testing
import TodoMocks
import TodoStorage

/// The fake's features beyond the contract of a store, which has its own suite.
private struct DiskFull: Error {}

private let always = Date.distantPast..<Date.distantFuture
private let five = (0..<5).map { number in
  TodoRecord(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number))),
    name: "\(number)",
    dueDate: Date(timeIntervalSince1970: Double(number))
  )
}

struct FakeDataStoreTests {
  @Test("The order changes from read to read, and the seed decides how")
  func test_records_readAgain_comeInTheOrdersOfTheSeed() async throws {
    let orders = try await tenOrders(of: FakeDataStore(records: five, seed: 7))
    let same = try await tenOrders(of: FakeDataStore(records: five, seed: 7))
    let others = try await tenOrders(of: FakeDataStore(records: five, seed: 2))

    #expect(Set(orders).count > 5)
    #expect(same == orders)
    #expect(others[0] != orders[0])
  }

  @Test("Every third insert fails, and reads do not")
  func test_insertFault_everyThird_failsInTurn() async throws {
    let store = FakeDataStore()
    store.insertFault = .every(count: 3, DiskFull())

    for record in five + five { try? await store.insert(record) }

    #expect(
      try await store.records(dueIn: always).map(\.name).sorted() == [
        "0", "1", "1", "2", "3", "4", "4",
      ]
    )
  }

  @Test("A repaired store works again, and a fault with a count of zero never occurs")
  func test_readFault_nilOrZero_works() async throws {
    let store = FakeDataStore(records: five)
    store.readFault = .every(count: 1, DiskFull())
    store.readFault = nil
    _ = try await store.records(dueIn: always)

    store.readFault = .every(count: 0, DiskFull())
    _ = try await store.records(dueIn: always)
  }

  @Test("An insert that is cancelled while it waits stores nothing")
  func test_insert_cancelledInDelay_keepsNothing() async throws {
    let clock = ControllableClock(now: .distantPast)
    let store = FakeDataStore(delay: .seconds(2), clock: clock)
    let inserting = Task { try await store.insert(five[0]) }
    try await clock.waitForSleepers(1)

    inserting.cancel()
    await #expect(throws: CancellationError.self) { try await inserting.value }

    let reading = Task { try await store.records(dueIn: always) }
    try await clock.waitForSleepers(1)
    try await clock.advance(by: .seconds(2))
    #expect(try await reading.value == [])
  }

  private func tenOrders(of store: FakeDataStore) async throws -> [[String]] {
    var orders: [[String]] = []
    for _ in 0..<10 { orders.append(try await store.records(dueIn: always).map(\.name)) }
    return orders
  }
}
