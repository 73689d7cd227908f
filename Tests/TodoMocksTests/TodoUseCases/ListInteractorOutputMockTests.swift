import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class ListInteractorOutputMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await ListInteractorOutputMock.expecting(
      [.failedToFindUpcomingItems(UseCaseFailure(reason: "no disk")), .foundUpcomingItems([])],
      Self.perform
    )
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[ListInteractorOutputSpy.Call]] = [
      [],
      [.failedToFindUpcomingItems(UseCaseFailure(reason: "no disk"))],
      [.foundUpcomingItems([]), .failedToFindUpcomingItems(UseCaseFailure(reason: "no disk"))],
      [
        .failedToFindUpcomingItems(UseCaseFailure(reason: "no disk")), .foundUpcomingItems([]),
        .foundUpcomingItems([]),
      ],
      [.failedToFindUpcomingItems(UseCaseFailure(reason: "")), .foundUpcomingItems([])],
    ]

    let passed = try await passing(others) { expected in
      try await ListInteractorOutputMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = ListInteractorOutputMock(expecting: [
      .failedToFindUpcomingItems(UseCaseFailure(reason: "no disk"))
    ])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "ListInteractorOutputMock did not get the calls it expected."
    )
  }

  private static func perform(_ output: ListInteractorOutputMock) {
    output.failedToFindUpcomingItems(UseCaseFailure(reason: "no disk"))
    output.foundUpcomingItems([])
  }
}
