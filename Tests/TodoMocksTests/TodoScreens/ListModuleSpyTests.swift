import TodoMocks
import TodoScreens
import XCTest

@MainActor
final class ListModuleSpyTests: XCTestCase {
  /// Events are kept and printed, in order, repeats included.
  func test_calls_severalEvents_areKeptInOrder() async {
    let spy = ListModuleSpy()
    var events: [String] = []
    spy.onCall = { events.append("presenter.\($0)") }

    spy.addNewEntry()
    await spy.updateView()
    await spy.updateView()

    XCTAssertEqual(spy.calls, [.addNewEntry, .updateView, .updateView])
    XCTAssertEqual(
      events,
      ["presenter.addNewEntry()", "presenter.updateView()", "presenter.updateView()"]
    )
  }

  /// A held update is done when the test says so.
  func test_updateView_held_waitsForTheTest() async throws {
    let spy = ListModuleSpy(updateView: .held)
    var events: [String] = []
    let updating = Task {
      await spy.updateView()
      events.append("returned")
    }
    try await spy.heldUpdateView.waitForRequests(1)

    events.append("given")
    try spy.heldUpdateView.give(.success(()), to: 0)
    await updating.value

    XCTAssertEqual(events, ["given", "returned"])
  }
}
