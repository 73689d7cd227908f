import Testing
import TodoMocks
import TodoScreens

@MainActor
struct ListModuleMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await ListModuleMock.expecting(
      [.updateView, .addNewEntry],
      perform
    )
  }

  @Test(
    "Order, repeats, silence: any other list is rejected",
    arguments: [
      [],
      [.updateView],
      [.addNewEntry, .updateView],
      [.updateView, .addNewEntry, .addNewEntry],
    ] as [[ListModuleSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [ListModuleSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await ListModuleMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = ListModuleMock(expecting: [.updateView])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("ListModuleMock did not get") == true)
  }

  @Test("An answer can be held through the mock's spy")
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = ListModuleMock(expecting: [.updateView], updateView: .held)
    let waiting = Task { await mock.updateView() }
    try await mock.spy.heldUpdateView.waitForRequests(1)

    try mock.spy.heldUpdateView.give(.success(()), to: 0)
    await waiting.value

    #expect(mock.mismatch == nil)
  }

  private func perform(_ presenter: ListModuleMock) async {
    await presenter.updateView()
    presenter.addNewEntry()
  }
}
