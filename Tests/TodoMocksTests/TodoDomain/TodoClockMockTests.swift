import Foundation
import TodoDomain
import TodoMocks
import XCTest

final class TodoClockMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await TodoClockMock.expecting(
      [.now],
      now: .distantPast,
      Self.perform
    )
  }

  /// Repeats and silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[TodoClockSpy.Call]] = [
      [],
      [.now, .now],
    ]

    let passed = try await passing(others) { expected in
      try await TodoClockMock.expecting(expected, now: .distantPast, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = TodoClockMock(expecting: [.now], now: .distantPast)

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "TodoClockMock did not get the calls it expected."
    )
  }

  private static func perform(_ clock: TodoClockMock) {
    _ = clock.now
  }
}
