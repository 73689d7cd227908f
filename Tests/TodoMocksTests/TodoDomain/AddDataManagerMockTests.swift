import Foundation
import Testing
import TodoDomain
import TodoMocks

private let pack = TodoItem(name: "Pack", dueDate: .distantPast)
private let call = TodoItem(name: "Call", dueDate: .distantPast)

struct AddDataManagerMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddDataManagerMock.expecting(
      [.addNewEntry(pack), .addNewEntry(call)],
      addNewEntry: .success(()),
      perform
    )
  }

  @Test(
    "Order, repeats, arguments, silence: any other list is rejected",
    arguments: [
      [],
      [.addNewEntry(pack)],
      [.addNewEntry(call), .addNewEntry(pack)],
      [.addNewEntry(pack), .addNewEntry(call), .addNewEntry(call)],
      [.addNewEntry(pack), .addNewEntry(pack)],
    ] as [[AddDataManagerSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [AddDataManagerSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await AddDataManagerMock.expecting(expected, addNewEntry: .success(()), perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = AddDataManagerMock(expecting: [.addNewEntry(pack)], addNewEntry: .success(()))

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("AddDataManagerMock did not get") == true)
  }

  @Test("An answer can be held through the mock's spy")
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = AddDataManagerMock(expecting: [.addNewEntry(pack)], addNewEntry: .held)
    let waiting = Task { try await mock.addNewEntry(pack) }
    try await mock.spy.heldAddNewEntry.waitForRequests(1)

    try mock.spy.heldAddNewEntry.give(.success(()), to: 0)
    try await waiting.value

    #expect(mock.mismatch == nil)
  }

  private func perform(_ dataManager: AddDataManagerMock) async throws {
    try await dataManager.addNewEntry(pack)
    try await dataManager.addNewEntry(call)
  }
}
