import Foundation
import Testing
import TodoMocks
import TodoScreens

private let epoch = Date(timeIntervalSince1970: 0)

@MainActor
struct AddViewMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await AddViewMock.expecting(
      [
        .setMinimumDueDate(epoch), .setEntryDueDate(epoch), .setEntryName("Pack"),
        .showErrorMessage("No disk"),
      ],
      perform
    )
  }

  @Test(
    "Order, repeats, arguments, silence: any other list is rejected",
    arguments: [
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
    ] as [[AddViewSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [AddViewSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await AddViewMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = AddViewMock(expecting: [.setMinimumDueDate(epoch)])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("AddViewMock did not get") == true)
  }

  private func perform(_ view: AddViewMock) {
    view.setMinimumDueDate(epoch)
    view.setEntryDueDate(epoch)
    view.setEntryName("Pack")
    view.showErrorMessage("No disk")
  }
}
