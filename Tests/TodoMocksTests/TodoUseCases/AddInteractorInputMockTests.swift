import Foundation
import TodoMocks
import TodoUseCases
import XCTest

private let epoch = Date(timeIntervalSince1970: 0)

@MainActor
final class AddInteractorInputMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddInteractorInputMock.expecting(
      [.findEarliestDueDate, .saveNewEntry(name: "Pack", dueDate: epoch)],
      Self.perform
    )
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[AddInteractorInputSpy.Call]] = [
      [],
      [.findEarliestDueDate],
      [.saveNewEntry(name: "Pack", dueDate: epoch), .findEarliestDueDate],
      [
        .findEarliestDueDate, .saveNewEntry(name: "Pack", dueDate: epoch),
        .saveNewEntry(name: "Pack", dueDate: epoch),
      ],
      [.findEarliestDueDate, .saveNewEntry(name: "Call", dueDate: epoch)],
    ]

    let passed = try await passing(others) { expected in
      try await AddInteractorInputMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = AddInteractorInputMock(expecting: [.findEarliestDueDate])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "AddInteractorInputMock did not get the calls it expected."
    )
  }

  /// An answer can be held through the mock's spy.
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = AddInteractorInputMock(
      expecting: [.saveNewEntry(name: "Pack", dueDate: epoch)],
      saveNewEntry: .held
    )
    let waiting = Task { await mock.saveNewEntry(name: "Pack", dueDate: epoch) }
    try await mock.spy.heldSaveNewEntry.waitForRequests(1)

    try mock.spy.heldSaveNewEntry.give(.success(()), to: 0)
    await waiting.value

    XCTAssertNil(mock.mismatch)
  }

  private static func perform(_ interactor: AddInteractorInputMock) async {
    interactor.findEarliestDueDate()
    await interactor.saveNewEntry(name: "Pack", dueDate: epoch)
  }
}
