import TodoMocks
import TodoRouting
import XCTest

@MainActor
final class ListWireframeMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await ListWireframeMock.expecting(
      [.presentAddInterface],
      Self.perform
    )
  }

  /// Repeats and silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[ListWireframeSpy.Call]] = [
      [],
      [.presentAddInterface, .presentAddInterface],
    ]

    let passed = try await passing(others) { expected in
      try await ListWireframeMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = ListWireframeMock(expecting: [.presentAddInterface])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "ListWireframeMock did not get the calls it expected."
    )
  }

  private static func perform(_ wireframe: ListWireframeMock) {
    wireframe.presentAddInterface()
  }
}
