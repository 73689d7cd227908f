import Foundation
import Testing
import TodoMocks
import TodoStorage

private let day = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
private let pack = TodoRecord(
  id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
  name: "Pack",
  dueDate: .distantPast
)

struct TodoDataStoreMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await TodoDataStoreMock.expecting(
      [.insert(pack), .records(dueIn: day)],
      records: .success([]),
      insert: .success(()),
      perform
    )
  }

  @Test(
    "Order, repeats, arguments, silence: any other list is rejected",
    arguments: [
      [],
      [.insert(pack)],
      [.records(dueIn: day), .insert(pack)],
      [.insert(pack), .records(dueIn: day), .records(dueIn: day)],
      [.insert(pack), .records(dueIn: .distantPast ..< .distantFuture)],
    ] as [[TodoDataStoreSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [TodoDataStoreSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await TodoDataStoreMock.expecting(
        expected,
        records: .success([]),
        insert: .success(()),
        perform
      )
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = TodoDataStoreMock(
      expecting: [.insert(pack)],
      records: .success([]),
      insert: .success(())
    )

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("TodoDataStoreMock did not get") == true)
  }

  @Test("An answer can be held through the mock's spy")
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = TodoDataStoreMock(expecting: [.insert(pack)], records: .success([]), insert: .held)
    let waiting = Task { try await mock.insert(pack) }
    try await mock.spy.heldInsert.waitForRequests(1)

    try mock.spy.heldInsert.give(.success(()), to: 0)
    try await waiting.value

    #expect(mock.mismatch == nil)
  }

  private func perform(_ store: TodoDataStoreMock) async throws {
    try await store.insert(pack)
    _ = try await store.records(dueIn: day)
  }
}
