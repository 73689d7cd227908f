import Testing
import TodoMocks
import TodoUseCases

@MainActor
struct ListInteractorOutputMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await ListInteractorOutputMock.expecting(
      [.failedToFindUpcomingItems(UseCaseFailure(reason: "no disk")), .foundUpcomingItems([])],
      perform
    )
  }

  @Test(
    "Order, repeats, arguments, silence: any other list is rejected",
    arguments: [
      [],
      [.failedToFindUpcomingItems(UseCaseFailure(reason: "no disk"))],
      [.foundUpcomingItems([]), .failedToFindUpcomingItems(UseCaseFailure(reason: "no disk"))],
      [
        .failedToFindUpcomingItems(UseCaseFailure(reason: "no disk")), .foundUpcomingItems([]),
        .foundUpcomingItems([]),
      ],
      [.failedToFindUpcomingItems(UseCaseFailure(reason: "")), .foundUpcomingItems([])],
    ] as [[ListInteractorOutputSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [ListInteractorOutputSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await ListInteractorOutputMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = ListInteractorOutputMock(expecting: [
      .failedToFindUpcomingItems(UseCaseFailure(reason: "no disk"))
    ])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("ListInteractorOutputMock did not get") == true)
  }

  private func perform(_ output: ListInteractorOutputMock) {
    output.failedToFindUpcomingItems(UseCaseFailure(reason: "no disk"))
    output.foundUpcomingItems([])
  }
}
