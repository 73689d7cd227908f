import Testing
import TodoMocks
import TodoRouting

@MainActor
struct AddModuleDelegateMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddModuleDelegateMock.expecting(
      [.addModuleDidSaveAddAction, .addModuleDidCancelAddAction],
      perform
    )
  }

  @Test(
    "Order, repeats, silence: any other list is rejected",
    arguments: [
      [],
      [.addModuleDidSaveAddAction],
      [.addModuleDidCancelAddAction, .addModuleDidSaveAddAction],
      [.addModuleDidSaveAddAction, .addModuleDidCancelAddAction, .addModuleDidCancelAddAction],
    ] as [[AddModuleDelegateSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [AddModuleDelegateSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await AddModuleDelegateMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = AddModuleDelegateMock(expecting: [.addModuleDidSaveAddAction])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("AddModuleDelegateMock did not get") == true)
  }

  @Test("An answer can be held through the mock's spy")
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = AddModuleDelegateMock(
      expecting: [.addModuleDidSaveAddAction],
      addModuleDidSaveAddAction: .held
    )
    let waiting = Task { await mock.addModuleDidSaveAddAction() }
    try await mock.spy.heldAddModuleDidSaveAddAction.waitForRequests(1)

    try mock.spy.heldAddModuleDidSaveAddAction.give(.success(()), to: 0)
    await waiting.value

    #expect(mock.mismatch == nil)
  }

  private func perform(_ delegate: AddModuleDelegateMock) async {
    await delegate.addModuleDidSaveAddAction()
    delegate.addModuleDidCancelAddAction()
  }
}
