import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class ListInteractorInputSpyTests: XCTestCase {
  /// Requests are kept and printed, repeats included.
  func test_calls_twoRequests_areKept() async {
    let spy = ListInteractorInputSpy()
    var events: [String] = []
    spy.onCall = { events.append("interactor.\($0)") }

    await spy.findUpcomingItems()
    await spy.findUpcomingItems()

    XCTAssertEqual(spy.calls, [.findUpcomingItems, .findUpcomingItems])
    XCTAssertEqual(events, ["interactor.findUpcomingItems()", "interactor.findUpcomingItems()"])
  }

  /// Two overlapping requests end in the order that the test chooses.
  func test_findUpcomingItems_held_endInTheTestsOrder() async throws {
    let spy = ListInteractorInputSpy(findUpcomingItems: .held)
    var events: [String] = []
    let older = Task {
      await spy.findUpcomingItems()
      events.append("older")
    }
    try await spy.heldFindUpcomingItems.waitForRequests(1)
    let newer = Task {
      await spy.findUpcomingItems()
      events.append("newer")
    }
    try await spy.heldFindUpcomingItems.waitForRequests(2)

    try spy.heldFindUpcomingItems.give(.success(()), to: 1)
    await newer.value
    try spy.heldFindUpcomingItems.give(.success(()), to: 0)
    await older.value

    XCTAssertEqual(events, ["newer", "older"])
  }
}
