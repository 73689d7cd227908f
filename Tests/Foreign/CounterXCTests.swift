import Counter
import SuiteJudging
import XCTest

private nonisolated let counters = ImplementationList<@Sendable () -> any TurnCounting>(
  correct: ["the app's": { TurnCounter() }],
  faulty: ["stands still": { FaultyCounter { _ in 0 } }]
)

nonisolated final class CounterXCTests: JudgedTestCase {
  override class var judge: (any SuiteJudge)? { counters }

  func test_turn_once_countsOne() async {
    var sut = counters.running()

    sut.turn()

    XCTAssertEqual(sut.count, 1)
  }
}
