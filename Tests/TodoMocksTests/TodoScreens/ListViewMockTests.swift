import TodoMocks
import TodoScreens
import XCTest

@MainActor
final class ListViewMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await ListViewMock.expecting(
      [
        .showNoContentMessage, .showUpcomingDisplayData(UpcomingDisplayData(sections: [])),
        .showErrorMessage("No disk"),
      ],
      Self.perform
    )
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[ListViewSpy.Call]] = [
      [],
      [.showNoContentMessage, .showUpcomingDisplayData(UpcomingDisplayData(sections: []))],
      [
        .showErrorMessage("No disk"), .showUpcomingDisplayData(UpcomingDisplayData(sections: [])),
        .showNoContentMessage,
      ],
      [
        .showNoContentMessage, .showUpcomingDisplayData(UpcomingDisplayData(sections: [])),
        .showErrorMessage("No disk"), .showErrorMessage("No disk"),
      ],
      [
        .showNoContentMessage, .showUpcomingDisplayData(UpcomingDisplayData(sections: [])),
        .showErrorMessage("No network"),
      ],
    ]

    let passed = try await passing(others) { expected in
      try await ListViewMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = ListViewMock(expecting: [.showNoContentMessage])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "ListViewMock did not get the calls it expected."
    )
  }

  private static func perform(_ view: ListViewMock) {
    view.showNoContentMessage()
    view.showUpcomingDisplayData(UpcomingDisplayData(sections: []))
    view.showErrorMessage("No disk")
  }
}
