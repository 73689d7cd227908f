import Foundation
import TodoMocks
import TodoScreens
import TodoTerminal
import XCTest

/// The rows of all doubles in XCTest, and samples for features of single doubles.
// Nonisolated, so that it also compiles in a module that is on the main actor by default.
nonisolated final class DoublesXCTests: XCTestCase {
  @MainActor func test_spies_keepTheirCalls() async throws {
    for row in DoubleRow.all {
      let isKept = try await row.keeps()

      XCTAssertTrue(isKept, row.testDescription)
    }
  }

  @MainActor func test_mocks_acceptTheirCallsOnly() async throws {
    for row in DoubleRow.all {
      let passes = try await row.passes()
      let wronglyPassed = try await row.wronglyPassed()

      XCTAssertTrue(passes, row.testDescription)
      XCTAssertEqual(wronglyPassed, [], row.testDescription)
    }
  }

  @MainActor func test_mock_inALongTest_isVerifiedAtTheEnd() async {
    let mock = ListViewMock(expecting: [.showNoContentMessage])
    XCTAssertNotNil(mock.mismatch())
    XCTAssertThrowsError(try mock.verify())

    mock.showNoContentMessage()

    XCTAssertNil(mock.mismatch())
    XCTAssertNoThrow(try mock.verify())
  }

  @MainActor func test_mock_ignoresCalls() async throws {
    let mock = TextOutputMock(
      expecting: [.write("Pack")],
      columns: .success(80),
      width: .from(\.count)
    )
    let isQuestion = { (call: TextOutputSpy.Call) in
      call == .columns || call == .width(of: "Pack")
    }

    try await mock.verify(ignoring: isQuestion) { output in
      if output.width(of: "Pack") < output.columns { output.write("Pack") }
    }
  }

  @MainActor func test_textOutputSpy_answersInTurnAndJoinsTheText() async {
    let spy = TextOutputSpy(columns: .inTurn(.success(80), .success(40)), width: .from(\.count))
    XCTAssertEqual([spy.columns, spy.columns, spy.columns], [80, 40, 40])
    spy.columnsResult = .success(20)
    XCTAssertEqual(spy.columns, 20)

    spy.write("Pa")
    spy.write("ck")

    XCTAssertEqual(spy.text, "Pack")
  }

  func test_todoClockSpy_showsItsTimesInTurn() async {
    let epoch = Date(timeIntervalSince1970: 0)
    let spy = TodoClockSpy(now: epoch, then: .distantFuture)

    XCTAssertEqual([spy.now, spy.now, spy.now], [epoch, .distantFuture, .distantFuture])
  }
}
