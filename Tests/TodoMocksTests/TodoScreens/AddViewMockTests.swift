import Foundation
import TodoMocks
import TodoScreens
import XCTest

private let epoch = Date(timeIntervalSince1970: 0)

@MainActor
final class AddViewMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddViewMock.expecting(
      [
        .setMinimumDueDate(epoch), .setEntryDueDate(epoch), .setEntryName("Pack"),
        .showErrorMessage("No disk"),
      ],
      Self.perform
    )
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[AddViewSpy.Call]] = [
      [],
      [.setMinimumDueDate(epoch), .setEntryDueDate(epoch), .setEntryName("Pack")],
      [
        .showErrorMessage("No disk"), .setEntryName("Pack"), .setEntryDueDate(epoch),
        .setMinimumDueDate(epoch),
      ],
      [
        .setMinimumDueDate(epoch), .setEntryDueDate(epoch), .setEntryName("Pack"),
        .showErrorMessage("No disk"), .showErrorMessage("No disk"),
      ],
      [
        .setMinimumDueDate(epoch), .setEntryDueDate(epoch), .setEntryName("Pack"),
        .showErrorMessage(""),
      ],
    ]

    let passed = try await passing(others) { expected in
      try await AddViewMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = AddViewMock(expecting: [.setMinimumDueDate(epoch)])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "AddViewMock did not get the calls it expected."
    )
  }

  private static func perform(_ view: AddViewMock) {
    view.setMinimumDueDate(epoch)
    view.setEntryDueDate(epoch)
    view.setEntryName("Pack")
    view.showErrorMessage("No disk")
  }
}
