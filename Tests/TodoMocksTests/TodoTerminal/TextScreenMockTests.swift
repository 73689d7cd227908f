import Testing
import TodoMocks
import TodoTerminal

@MainActor
struct TextScreenMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await TextScreenMock.expecting(
      [.viewWillAppear, .handle("r")],
      perform
    )
  }

  @Test(
    "Order, repeats, arguments, silence: any other list is rejected",
    arguments: [
      [],
      [.viewWillAppear],
      [.handle("r"), .viewWillAppear],
      [.viewWillAppear, .handle("r"), .handle("r")],
      [.viewWillAppear, .handle("a")],
    ] as [[TextScreenSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [TextScreenSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await TextScreenMock.expecting(expected, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = TextScreenMock(expecting: [.viewWillAppear])

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("TextScreenMock did not get") == true)
  }

  @Test("An answer can be held through the mock's spy")
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = TextScreenMock(expecting: [.handle("r")], handle: .held)
    let waiting = Task { await mock.handle("r") }
    try await mock.spy.heldHandle.waitForRequests(1)

    try mock.spy.heldHandle.give(.success(()), to: 0)
    await waiting.value

    #expect(mock.mismatch == nil)
  }

  private func perform(_ screen: TextScreenMock) async {
    await screen.viewWillAppear()
    await screen.handle("r")
  }
}
