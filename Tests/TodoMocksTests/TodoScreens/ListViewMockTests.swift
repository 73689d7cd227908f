import Testing
import TodoMocks
import TodoScreens

@MainActor
struct ListViewMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await ListViewMock.expecting(
      [
        .showNoContentMessage, .showUpcomingDisplayData(UpcomingDisplayData(sections: [])),
        .showErrorMessage("No disk"),
      ],
      perform
    )
  }

  @Test(
    "Order, repeats, arguments, silence: any other list is rejected",
    arguments: [
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
    ] as [[ListViewSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [ListViewSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await ListViewMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = ListViewMock(expecting: [.showNoContentMessage])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("ListViewMock did not get") == true)
  }

  private func perform(_ view: ListViewMock) {
    view.showNoContentMessage()
    view.showUpcomingDisplayData(UpcomingDisplayData(sections: []))
    view.showErrorMessage("No disk")
  }
}
