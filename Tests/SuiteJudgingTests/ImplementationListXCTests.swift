import SuiteJudging
import XCTest

/// The list judges a test case as well.
@MainActor
final class ImplementationListXCTests: JudgedTestCase {
  fileprivate nonisolated static let counters = ImplementationList(
    correct: ["first", "second"],
    faulty: ["stands still", "stops after ten turns"]
  )

  nonisolated override class var judge: (any SuiteJudge)? { counters }

  func test_turn_once_countsOne() async throws {
    var counter = Counter(fault: Self.counters.running)

    counter.turn()

    XCTAssertEqual(counter.count, 1)
  }
}

@MainActor
final class ImplementationListXCTestsResult: XCTestCase {
  func test_uncaught_afterAllTests_namesTheRest() async {
    let uncaught = ImplementationListXCTests.counters.uncaught

    XCTAssertEqual(uncaught, ["stops after ten turns"])
  }
}
