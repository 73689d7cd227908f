import Foundation
import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class AddInteractorOutputSpyTests: XCTestCase {
  private let epoch = Date(timeIntervalSince1970: 0)

  /// Answers are kept with their values, in order, repeats included.
  func test_calls_severalAnswers_areKeptInOrder() async {
    let spy = AddInteractorOutputSpy()

    spy.foundEarliestDueDate(epoch)
    spy.refusedNewEntry(.emptyName)
    spy.refusedNewEntry(.emptyName)
    spy.failedToSaveNewEntry(UseCaseFailure(reason: "no disk"))
    await spy.savedNewEntry()

    XCTAssertEqual(
      spy.calls,
      [
        .foundEarliestDueDate(epoch), .refusedNewEntry(.emptyName), .refusedNewEntry(.emptyName),
        .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")), .savedNewEntry,
      ]
    )
  }

  /// Each call prints itself as source code and reaches the hook.
  func test_onCall_eachAnswer_isPrinted() async {
    let spy = AddInteractorOutputSpy()
    var events: [String] = []
    spy.onCall = { events.append("output.\($0)") }

    spy.foundEarliestDueDate(epoch)
    await spy.savedNewEntry()
    spy.refusedNewEntry(.dueDateBeforeToday)
    spy.failedToSaveNewEntry(UseCaseFailure(reason: "no disk"))

    XCTAssertEqual(
      events,
      [
        "output.foundEarliestDueDate(1970-01-01T00:00:00Z)", "output.savedNewEntry()",
        "output.refusedNewEntry(.dueDateBeforeToday)",
        "output.failedToSaveNewEntry(UseCaseFailure(\"no disk\"))",
      ]
    )
  }

  /// A held saved entry is followed up when the test says so.
  func test_savedNewEntry_held_waitsForTheTest() async throws {
    let spy = AddInteractorOutputSpy(savedNewEntry: .held)
    var events: [String] = []
    let saving = Task {
      await spy.savedNewEntry()
      events.append("followed up")
    }
    try await spy.heldSavedNewEntry.waitForRequests(1)

    events.append("given")
    try spy.heldSavedNewEntry.give(.success(()), to: 0)
    await saving.value

    XCTAssertEqual(events, ["given", "followed up"])
  }
}
