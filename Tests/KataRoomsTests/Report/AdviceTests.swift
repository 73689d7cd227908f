import KataLearner
import Testing

@testable import workshop

struct AdviceTests {
  /// Some runs, the lines that each changes, and the minutes between them.
  typealias Runs = (letters: String, lines: Int, minutes: Double)

  static let rows: [(String, [Runs], Advice, String)] = [
    ("Four runs are too few", [("RGRG", 2, 1)], .tooFewRuns, "five runs"),
    ("Without a green", [("RRxRR", 2, 1)], .neverGreen, "Nothing was green yet"),
    ("15 minutes of red", [("GRRRG", 2, 5)], .keepOn, "keep this rhythm"),
    ("More than 15 minutes of red", [("GRRRGRRRRG", 2, 5)], .redForLong, "red for 20 min"),
    ("Changes of 12 lines in the median", [("RGGRG", 12, 1)], .keepOn, "keep this rhythm"),
    ("Changes of more lines", [("RGGRG", 13, 1)], .stepsTooLarge, "are 13 lines or more"),
    (
      "One change of 40 lines, more than five times the median", [("RGGRG", 2, 1), ("G", 40, 1)],
      .keepOn, "keep this rhythm"
    ),
    (
      "One change of more lines", [("RGGRG", 2, 1), ("G", 41, 1)], .oneLargeStep,
      "largest change was 41 lines, the median 2"
    ),
    ("A third of the runs do not compile", [("RxGGxR", 2, 1)], .keepOn, "keep this rhythm"),
    ("More than a third", [("RxGGxRxG", 2, 1)], .buildsFail, "did not compile"),
    ("Four greens without a tidying", [("RGRGRGRG", 2, 1)], .keepOn, "keep this rhythm"),
    ("Five greens", [("RGRGRGRGRG", 2, 1)], .seldomTidied, "tidied 0 of 5 greens"),
    ("Five greens and a tidying", [("RGRGRGRGRGT", 2, 1)], .keepOn, "keep this rhythm"),
    ("Only greens: no test was seen red", [("GTGTG", 2, 1)], .neverRed, "See each test fail"),
  ]

  @Test("The first rule that applies to the runs is the advice", arguments: rows)
  func test_init_runs_haveTheirAdvice(fact: String, parts: [Runs], advice: Advice, words: String) {
    var runs = CycleFixture()
    for part in parts { runs.add(part.letters, every: part.minutes, lines: part.lines) }

    let found = Advice(on: runs.report)

    #expect(found == advice, "\(fact)")
    #expect(found.sentence(on: runs.report).contains(words), "\(fact)")
  }
}
