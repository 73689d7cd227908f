import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class ListInteractorInputMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await ListInteractorInputMock.expecting(
      [.findUpcomingItems],
      Self.perform
    )
  }

  /// Repeats and silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[ListInteractorInputSpy.Call]] = [
      [],
      [.findUpcomingItems, .findUpcomingItems],
    ]

    let passed = try await passing(others) { expected in
      try await ListInteractorInputMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = ListInteractorInputMock(expecting: [.findUpcomingItems])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "ListInteractorInputMock did not get the calls it expected."
    )
  }

  /// An answer can be held through the mock's spy.
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = ListInteractorInputMock(expecting: [.findUpcomingItems], findUpcomingItems: .held)
    let waiting = Task { await mock.findUpcomingItems() }
    try await mock.spy.heldFindUpcomingItems.waitForRequests(1)

    try mock.spy.heldFindUpcomingItems.give(.success(()), to: 0)
    await waiting.value

    XCTAssertNil(mock.mismatch)
  }

  private static func perform(_ interactor: ListInteractorInputMock) async {
    await interactor.findUpcomingItems()
  }
}
