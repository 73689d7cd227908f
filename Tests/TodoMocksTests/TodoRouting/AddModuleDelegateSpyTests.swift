import TodoMocks
import TodoRouting
import XCTest

@MainActor
final class AddModuleDelegateSpyTests: XCTestCase {
  /// What was told is kept and printed, in order, repeats included.
  func test_calls_severalTold_areKeptInOrder() async {
    let spy = AddModuleDelegateSpy()
    var events: [String] = []
    spy.onCall = { events.append("delegate.\($0)") }

    await spy.addModuleDidSaveAddAction()
    spy.addModuleDidCancelAddAction()
    spy.addModuleDidCancelAddAction()

    XCTAssertEqual(
      spy.calls,
      [
        .addModuleDidSaveAddAction, .addModuleDidCancelAddAction, .addModuleDidCancelAddAction,
      ]
    )
    XCTAssertEqual(
      events,
      [
        "delegate.addModuleDidSaveAddAction()", "delegate.addModuleDidCancelAddAction()",
        "delegate.addModuleDidCancelAddAction()",
      ]
    )
  }

  /// A held saved entry is followed up when the test says so.
  func test_addModuleDidSaveAddAction_held_waitsForTheTest() async throws {
    let spy = AddModuleDelegateSpy(addModuleDidSaveAddAction: .held)
    var events: [String] = []
    let saving = Task {
      await spy.addModuleDidSaveAddAction()
      events.append("returned")
    }
    try await spy.heldAddModuleDidSaveAddAction.waitForRequests(1)

    events.append("given")
    try spy.heldAddModuleDidSaveAddAction.give(.success(()), to: 0)
    await saving.value

    XCTAssertEqual(events, ["given", "returned"])
  }
}
