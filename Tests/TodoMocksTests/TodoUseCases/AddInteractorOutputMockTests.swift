import Foundation
import TodoMocks
import TodoUseCases
import XCTest

private let epoch = Date(timeIntervalSince1970: 0)

@MainActor
final class AddInteractorOutputMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddInteractorOutputMock.expecting(
      [
        .foundEarliestDueDate(epoch), .refusedNewEntry(.emptyName),
        .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")), .savedNewEntry,
      ],
      Self.perform
    )
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[AddInteractorOutputSpy.Call]] = [
      [],
      [
        .foundEarliestDueDate(epoch), .refusedNewEntry(.emptyName),
        .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")),
      ],
      [
        .savedNewEntry, .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")),
        .refusedNewEntry(.emptyName), .foundEarliestDueDate(epoch),
      ],
      [
        .foundEarliestDueDate(epoch), .refusedNewEntry(.emptyName),
        .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")), .savedNewEntry, .savedNewEntry,
      ],
      [
        .foundEarliestDueDate(.distantPast), .refusedNewEntry(.emptyName),
        .failedToSaveNewEntry(UseCaseFailure(reason: "no disk")), .savedNewEntry,
      ],
    ]

    let passed = try await passing(others) { expected in
      try await AddInteractorOutputMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = AddInteractorOutputMock(expecting: [.foundEarliestDueDate(epoch)])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "AddInteractorOutputMock did not get the calls it expected."
    )
  }

  /// An answer can be held through the mock's spy.
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = AddInteractorOutputMock(expecting: [.savedNewEntry], savedNewEntry: .held)
    let waiting = Task { await mock.savedNewEntry() }
    try await mock.spy.heldSavedNewEntry.waitForRequests(1)

    try mock.spy.heldSavedNewEntry.give(.success(()), to: 0)
    await waiting.value

    XCTAssertNil(mock.mismatch)
  }

  private static func perform(_ output: AddInteractorOutputMock) async {
    output.foundEarliestDueDate(epoch)
    output.refusedNewEntry(.emptyName)
    output.failedToSaveNewEntry(UseCaseFailure(reason: "no disk"))
    await output.savedNewEntry()
  }
}
