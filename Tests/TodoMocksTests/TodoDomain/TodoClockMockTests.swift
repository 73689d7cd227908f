import Foundation
import Testing
import TodoDomain
import TodoMocks

struct TodoClockMockTests {
  @Test("The expected calls pass")
  func test_expecting_theExpectedCalls_passes() async throws {
    try await TodoClockMock.expecting(
      [.now],
      now: .distantPast,
      perform
    )
  }

  @Test(
    "Repeats and silence: any other list is rejected",
    arguments: [
      [],
      [.now, .now],
    ] as [[TodoClockSpy.Call]]
  )
  func test_expecting_otherCalls_throws(expected: [TodoClockSpy.Call]) async {
    await #expect(throws: CallMismatch.self) {
      try await TodoClockMock.expecting(expected, now: .distantPast, perform)
    }
  }

  @Test("The mismatch names the mock, and is what verify() throws")
  func test_mismatch_nothingCalled_isTheErrorsText() {
    let mock = TodoClockMock(expecting: [.now], now: .distantPast)

    let error = #expect(throws: CallMismatch.self) { try mock.verify() }

    #expect(mock.mismatch == error?.description)
    #expect(mock.mismatch?.hasPrefix("TodoClockMock did not get") == true)
  }

  private func perform(_ clock: TodoClockMock) {
    _ = clock.now
  }
}
