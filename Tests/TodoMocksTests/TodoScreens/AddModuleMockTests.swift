import Foundation
import Testing
import TodoMocks
import TodoScreens

private let epoch = Date(timeIntervalSince1970: 0)

@MainActor
struct AddModuleMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddModuleMock.expecting(
      [.updateView, .saveAddAction(name: "Pack", dueDate: epoch), .cancelAddAction],
      perform
    )
  }

  @Test(
    "Order, repeats, arguments, silence: any other list is rejected",
    arguments: [
      [],
      [.updateView, .saveAddAction(name: "Pack", dueDate: epoch)],
      [.cancelAddAction, .saveAddAction(name: "Pack", dueDate: epoch), .updateView],
      [
        .updateView, .saveAddAction(name: "Pack", dueDate: epoch), .cancelAddAction,
        .cancelAddAction,
      ],
      [.updateView, .saveAddAction(name: "Pack", dueDate: .distantPast), .cancelAddAction],
    ] as [[AddModuleSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [AddModuleSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await AddModuleMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = AddModuleMock(expecting: [.updateView])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("AddModuleMock did not get") == true)
  }

  @Test("An answer can be held through the mock's spy")
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = AddModuleMock(
      expecting: [.saveAddAction(name: "Pack", dueDate: epoch)],
      saveAddAction: .held
    )
    let waiting = Task { await mock.saveAddAction(name: "Pack", dueDate: epoch) }
    try await mock.spy.heldSaveAddAction.waitForRequests(1)

    try mock.spy.heldSaveAddAction.give(.success(()), to: 0)
    await waiting.value

    #expect(mock.mismatch == nil)
  }

  private func perform(_ presenter: AddModuleMock) async {
    presenter.updateView()
    await presenter.saveAddAction(name: "Pack", dueDate: epoch)
    presenter.cancelAddAction()
  }
}
