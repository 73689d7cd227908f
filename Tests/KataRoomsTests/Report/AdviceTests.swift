import KataLearner
import Testing

@testable import workshop

struct AdviceTests {
  /// Some runs, the lines that each changes, and the minutes between them.
  typealias Runs = (letters: String, lines: Int, minutes: Double)

  static let rows: [(String, [Runs], String)] = [
    ("Four runs are too few", [("RGRG", 2, 1)], "five runs"),
    ("Without a green", [("RRxRR", 2, 1)], "Nothing was green yet"),
    ("15 minutes of red", [("GRRRG", 2, 5)], "keep this rhythm"),
    ("More than 15 minutes of red", [("GRRRGRRRRG", 2, 5)], "red for 20 min"),
    ("Changes of 12 lines in the median", [("RGGRG", 12, 1)], "keep this rhythm"),
    ("Changes of more lines", [("RGGRG", 13, 1)], "are 13 lines or more"),
    (
      "One change of 40 lines, more than five times the median", [("RGGRG", 2, 1), ("G", 40, 1)],
      "keep this rhythm"
    ),
    (
      "One change of more lines", [("RGGRG", 2, 1), ("G", 41, 1)],
      "largest change was 41 lines, the median 2"
    ),
    ("A third of the runs do not compile", [("RxGGxR", 2, 1)], "keep this rhythm"),
    ("More than a third", [("RxGGxRxG", 2, 1)], "did not compile"),
    ("Four greens without a tidying", [("RGRGRGRG", 2, 1)], "keep this rhythm"),
    ("Five greens", [("RGRGRGRGRG", 2, 1)], "tidied 0 of 5 greens"),
    ("Five greens and a tidying", [("RGRGRGRGRGT", 2, 1)], "keep this rhythm"),
    ("Only greens: no test was seen red", [("GTGTG", 2, 1)], "See each test fail"),
  ]

  @Test("The first rule that applies to the runs is the advice", arguments: rows)
  func test_advice_runs_haveTheirs(fact: String, parts: [Runs], words: String) {
    var runs = CycleFixture()
    for part in parts { runs.add(part.letters, every: part.minutes, lines: part.lines) }

    #expect(runs.report.advice.contains(words), "\(fact)")
  }
}
