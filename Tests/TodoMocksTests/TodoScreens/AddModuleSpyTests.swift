import Foundation
import TodoMocks
import TodoScreens
import XCTest

@MainActor
final class AddModuleSpyTests: XCTestCase {
  private let epoch = Date(timeIntervalSince1970: 0)

  /// Events are kept with their arguments, in order, repeats included.
  func test_calls_severalEvents_areKeptInOrder() async {
    let spy = AddModuleSpy()

    spy.updateView()
    await spy.saveAddAction(name: "Pack", dueDate: epoch)
    spy.cancelAddAction()
    spy.cancelAddAction()

    XCTAssertEqual(
      spy.calls,
      [
        .updateView, .saveAddAction(name: "Pack", dueDate: epoch), .cancelAddAction,
        .cancelAddAction,
      ]
    )
  }

  /// Each call prints itself as source code and reaches the hook.
  func test_onCall_eachEvent_isPrinted() async {
    let spy = AddModuleSpy()
    var events: [String] = []
    spy.onCall = { events.append("presenter.\($0)") }

    spy.updateView()
    spy.cancelAddAction()
    await spy.saveAddAction(name: "Pack", dueDate: epoch)

    XCTAssertEqual(
      events,
      [
        "presenter.updateView()", "presenter.cancelAddAction()",
        "presenter.saveAddAction(name: \"Pack\", dueDate: 1970-01-01T00:00:00Z)",
      ]
    )
  }

  /// A held event is done when the test says so.
  func test_saveAddAction_held_waitsForTheTest() async throws {
    let spy = AddModuleSpy(saveAddAction: .held)
    var events: [String] = []
    let saving = Task {
      await spy.saveAddAction(name: "Pack", dueDate: epoch)
      events.append("returned")
    }
    try await spy.heldSaveAddAction.waitForRequests(1)

    events.append("given")
    try spy.heldSaveAddAction.give(.success(()), to: 0)
    await saving.value

    XCTAssertEqual(events, ["given", "returned"])
  }
}
