import Foundation
import Testing
import TodoMocks
import TodoUseCases

private let epoch = Date(timeIntervalSince1970: 0)

@MainActor
struct AddInteractorOutputMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddInteractorOutputMock.expecting(
      [
        .foundEarliestDueDate(epoch), .refusedNewEntry(.emptyName),
        .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")), .savedNewEntry,
      ],
      perform
    )
  }

  @Test(
    "Order, repeats, arguments, silence: any other list is rejected",
    arguments: [
      [],
      [
        .foundEarliestDueDate(epoch), .refusedNewEntry(.emptyName),
        .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")),
      ],
      [
        .savedNewEntry, .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")),
        .refusedNewEntry(.emptyName), .foundEarliestDueDate(epoch),
      ],
      [
        .foundEarliestDueDate(epoch), .refusedNewEntry(.emptyName),
        .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")), .savedNewEntry, .savedNewEntry,
      ],
      [
        .foundEarliestDueDate(.distantPast), .refusedNewEntry(.emptyName),
        .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")), .savedNewEntry,
      ],
    ] as [[AddInteractorOutputSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [AddInteractorOutputSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await AddInteractorOutputMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = AddInteractorOutputMock(expecting: [.foundEarliestDueDate(epoch)])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("AddInteractorOutputMock did not get") == true)
  }

  @Test("An answer can be held through the mock's spy")
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = AddInteractorOutputMock(expecting: [.savedNewEntry], savedNewEntry: .held)
    let waiting = Task { await mock.savedNewEntry() }
    try await mock.spy.heldSavedNewEntry.waitForRequests(1)

    try mock.spy.heldSavedNewEntry.give(.success(()), to: 0)
    await waiting.value

    #expect(mock.mismatch == nil)
  }

  private func perform(_ output: AddInteractorOutputMock) async {
    output.foundEarliestDueDate(epoch)
    output.refusedNewEntry(.emptyName)
    output.failedToSaveNewEntry(UseCaseFailure(reason: "no disk"))
    await output.savedNewEntry()
  }
}
