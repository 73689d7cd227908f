import Foundation
import Testing
import TodoMocks
import TodoUseCases

private let epoch = Date(timeIntervalSince1970: 0)

@MainActor
struct AddInteractorInputMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddInteractorInputMock.expecting(
      [.findEarliestDueDate, .saveNewEntry(name: "Pack", dueDate: epoch)],
      perform
    )
  }

  @Test(
    "Order, repeats, arguments, silence: any other list is rejected",
    arguments: [
      [],
      [.findEarliestDueDate],
      [.saveNewEntry(name: "Pack", dueDate: epoch), .findEarliestDueDate],
      [
        .findEarliestDueDate, .saveNewEntry(name: "Pack", dueDate: epoch),
        .saveNewEntry(name: "Pack", dueDate: epoch),
      ],
      [.findEarliestDueDate, .saveNewEntry(name: "Call", dueDate: epoch)],
    ] as [[AddInteractorInputSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [AddInteractorInputSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await AddInteractorInputMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = AddInteractorInputMock(expecting: [.findEarliestDueDate])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("AddInteractorInputMock did not get") == true)
  }

  @Test("An answer can be held through the mock's spy")
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = AddInteractorInputMock(
      expecting: [.saveNewEntry(name: "Pack", dueDate: epoch)],
      saveNewEntry: .held
    )
    let waiting = Task { await mock.saveNewEntry(name: "Pack", dueDate: epoch) }
    try await mock.spy.heldSaveNewEntry.waitForRequests(1)

    try mock.spy.heldSaveNewEntry.give(.success(()), to: 0)
    await waiting.value

    #expect(mock.mismatch == nil)
  }

  private func perform(_ interactor: AddInteractorInputMock) async {
    interactor.findEarliestDueDate()
    await interactor.saveNewEntry(name: "Pack", dueDate: epoch)
  }
}
