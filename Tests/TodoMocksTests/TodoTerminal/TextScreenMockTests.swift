import TodoMocks
import TodoTerminal
import XCTest

@MainActor
final class TextScreenMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await TextScreenMock.expecting(
      [.viewWillAppear, .handle("r")],
      Self.perform
    )
  }

  /// Order, repeats, arguments, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[TextScreenSpy.Call]] = [
      [],
      [.viewWillAppear],
      [.handle("r"), .viewWillAppear],
      [.viewWillAppear, .handle("r"), .handle("r")],
      [.viewWillAppear, .handle("a")],
    ]

    let passed = try await passing(others) { expected in
      try await TextScreenMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = TextScreenMock(expecting: [.viewWillAppear])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "TextScreenMock did not get the calls it expected."
    )
  }

  /// An answer can be held through the mock's spy.
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = TextScreenMock(expecting: [.handle("r")], handle: .held)
    let waiting = Task { await mock.handle("r") }
    try await mock.spy.heldHandle.waitForRequests(1)

    try mock.spy.heldHandle.give(.success(()), to: 0)
    await waiting.value

    XCTAssertNil(mock.mismatch)
  }

  private static func perform(_ screen: TextScreenMock) async {
    await screen.viewWillAppear()
    await screen.handle("r")
  }
}
