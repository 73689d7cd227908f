import SuiteJudging
import XCTest

/// The test case calls a test once for each implementation.
///
/// On Linux a test cannot start another one, so the class below, which runs later, looks at the ends.
@MainActor
final class JudgedTestCaseTests: JudgedTestCase {
  private nonisolated static let toy = ToyJudge([
    "own", "correct", "stands still", "skips", "doubtful",
  ])

  nonisolated override class var judge: (any SuiteJudge)? { toy }

  func test_a_turn_countsOne() async throws {
    var counter = Counter(madeBy: Self.toy)
    if counter.fault == "skips" { throw XCTSkip("no") }
    counter.turn()

    XCTAssertEqual(counter.count, 1, "no turn")
    XCTAssertFalse(counter.fault == "doubtful" && Self.toy.ends.count == 4, "only once")
  }

  func test_b_noTurn_isZero() async throws {
    XCTAssertEqual(Counter(madeBy: Self.toy).count, 0)
  }
}

@MainActor
final class JudgedTestCaseTestsResult: XCTestCase {
  func test_ends_areThoseOfEachImplementation() async throws {
    let turned = JudgedTestCaseTests.results

    XCTAssertEqual(
      turned,
      [
        "own passed", "correct passed",
        #"stands still failed: XCTAssertEqual failed: ("0") is not equal to ("1") - no turn"#,
        "skips skipped", "doubtful failed: XCTAssertFalse failed - only once", "doubtful passed",
        "own passed", "correct passed", "stands still passed", "skips passed", "doubtful passed",
        "the class ended",
      ]
    )
  }
}

extension JudgedTestCaseTests {
  /// The ends of the trials so far.
  static var results: [String] { toy.ends }
}
