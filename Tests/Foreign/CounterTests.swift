import Counter
import SuiteJudging
import Testing

private nonisolated let counters = ImplementationList<@Sendable () -> any TurnCounting>(
  correct: ["the app's": { TurnCounter() }],
  faulty: [
    "stands still": { FaultyCounter { _ in 0 } },
    "stops after ten turns": { FaultyCounter { min($0 + 1, 10) } },
  ]
)

/// Counts each turn as its fault says.
nonisolated struct FaultyCounter: TurnCounting {
  let next: (Int) -> Int
  private(set) var count = 0

  init(next: @escaping (Int) -> Int) { self.next = next }

  mutating func turn() { count = next(count) }
}

@Suite(.serialized, .judged(by: counters))
struct CounterTests {
  @Test("Each turn counts")
  func turn() {
    var sut = counters.running()

    for _ in 1...11 { sut.turn() }

    #expect(sut.count == 11)
  }
}
