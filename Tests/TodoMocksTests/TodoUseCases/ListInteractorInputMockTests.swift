import Testing
import TodoMocks
import TodoUseCases

@MainActor
struct ListInteractorInputMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await ListInteractorInputMock.expecting(
      [.findUpcomingItems],
      perform
    )
  }

  @Test(
    "Repeats and silence: any other list is rejected",
    arguments: [
      [],
      [.findUpcomingItems, .findUpcomingItems],
    ] as [[ListInteractorInputSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [ListInteractorInputSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await ListInteractorInputMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = ListInteractorInputMock(expecting: [.findUpcomingItems])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("ListInteractorInputMock did not get") == true)
  }

  @Test("An answer can be held through the mock's spy")
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = ListInteractorInputMock(expecting: [.findUpcomingItems], findUpcomingItems: .held)
    let waiting = Task { await mock.findUpcomingItems() }
    try await mock.spy.heldFindUpcomingItems.waitForRequests(1)

    try mock.spy.heldFindUpcomingItems.give(.success(()), to: 0)
    await waiting.value

    #expect(mock.mismatch == nil)
  }

  private func perform(_ interactor: ListInteractorInputMock) async {
    await interactor.findUpcomingItems()
  }
}
