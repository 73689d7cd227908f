import Foundation
import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class AddInteractorInputSpyTests: XCTestCase {
  private let epoch = Date(timeIntervalSince1970: 0)

  /// Requests are kept with their arguments, in order, repeats included.
  func test_calls_severalRequests_areKeptInOrder() async {
    let spy = AddInteractorInputSpy()

    await spy.saveNewEntry(name: "Pack", dueDate: epoch)
    spy.findEarliestDueDate()
    spy.findEarliestDueDate()

    XCTAssertEqual(
      spy.calls,
      [
        .saveNewEntry(name: "Pack", dueDate: epoch), .findEarliestDueDate, .findEarliestDueDate,
      ]
    )
  }

  /// Each call prints itself as source code and reaches the hook.
  func test_onCall_eachRequest_isPrinted() async {
    let spy = AddInteractorInputSpy()
    var events: [String] = []
    spy.onCall = { events.append("interactor.\($0)") }

    spy.findEarliestDueDate()
    await spy.saveNewEntry(name: "\"Pack\"", dueDate: epoch)

    XCTAssertEqual(
      events,
      [
        "interactor.findEarliestDueDate()",
        #"interactor.saveNewEntry(name: "\"Pack\"", dueDate: 1970-01-01T00:00:00Z)"#,
      ]
    )
  }

  /// A held request returns when the test says so.
  func test_saveNewEntry_held_waitsForTheTest() async throws {
    let spy = AddInteractorInputSpy(saveNewEntry: .held)
    var events: [String] = []
    let saving = Task {
      await spy.saveNewEntry(name: "Pack", dueDate: epoch)
      events.append("returned")
    }
    try await spy.heldSaveNewEntry.waitForRequests(1)

    events.append("given")
    try spy.heldSaveNewEntry.give(.success(()), to: 0)
    await saving.value

    XCTAssertEqual(events, ["given", "returned"])
  }
}
