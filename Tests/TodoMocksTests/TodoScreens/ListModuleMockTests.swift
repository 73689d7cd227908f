import TodoMocks
import TodoScreens
import XCTest

@MainActor
final class ListModuleMockTests: XCTestCase {
  /// The expected calls pass.
  func test_expecting_theExpectedCalls_passes() async throws {
    try await ListModuleMock.expecting(
      [.updateView, .addNewEntry],
      Self.perform
    )
  }

  /// Order, repeats, silence: any other list is rejected.
  func test_expecting_otherCalls_throws() async throws {
    let others: [[ListModuleSpy.Call]] = [
      [],
      [.updateView],
      [.addNewEntry, .updateView],
      [.updateView, .addNewEntry, .addNewEntry],
    ]

    let passed = try await passing(others) { expected in
      try await ListModuleMock.expecting(expected, Self.perform)
    }

    XCTAssertEqual(passed, [])
  }

  /// The mismatch names the mock, and is what verify() throws.
  func test_mismatch_nothingCalled_isTheErrorsText() async {
    let mock = ListModuleMock(expecting: [.updateView])

    let error = await assertThrows(CallMismatch.self) { try mock.verify() }

    XCTAssertEqual(mock.mismatch, error?.description)
    XCTAssertEqual(
      mock.mismatch?.prefix(while: { $0 != "\n" }),
      "ListModuleMock did not get the calls it expected."
    )
  }

  /// An answer can be held through the mock's spy.
  func test_spy_heldAnswer_isGiven() async throws {
    let mock = ListModuleMock(expecting: [.updateView], updateView: .held)
    let waiting = Task { await mock.updateView() }
    try await mock.spy.heldUpdateView.waitForRequests(1)

    try mock.spy.heldUpdateView.give(.success(()), to: 0)
    await waiting.value

    XCTAssertNil(mock.mismatch)
  }

  private static func perform(_ presenter: ListModuleMock) async {
    await presenter.updateView()
    presenter.addNewEntry()
  }
}
