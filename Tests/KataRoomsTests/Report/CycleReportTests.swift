import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner
import Testing

@testable import workshop

struct CycleReportTests {
  private var runs = CycleFixture()
  private let plain = TextStyle.plain

  @Test("Entries are sorted by time, because two programs may write the journal")
  mutating func test_init_entriesOutOfOrder_areSorted() {
    runs.add("RG")

    #expect(CycleReport(of: runs.entries.reversed()) == runs.report)
  }

  /// Some runs at a step, and the minutes before each of them; the first one may come later.
  typealias Part = (letters: String, minutes: Double, step: String, rest: Double)

  static let longestReds: [(String, [Part], Double)] = [
    (
      "From a run that is not green to the next green, without pauses",
      [
        ("G", 1, "first", 0), ("xRR", 3, "first", 0), ("RG", 3, "first", 600),
        ("RG", 1, "second", 0),
      ],
      540
    ),
    ("Of one step", [("RR", 2, "first", 0), ("RRG", 3, "second", 0)], 360),
    ("Up to the last run", [("GRRR", 2, "first", 0)], 240),
    ("A step that waits for a test is not red", [("YYrG", 2, "first", 0)], 120),
  ]

  @Test("The longest red", arguments: longestReds)
  mutating func test_longestRed(fact: String, parts: [Part], seconds: Double) {
    for part in parts {
      runs.rest(minutes: part.rest)
      runs.add(part.letters, every: part.minutes, step: part.step)
    }

    #expect(runs.report.longestRed?.duration == seconds, "\(fact)")
  }

  @Test("Waiting for the learner's test is not red; a test of theirs that fails is counted")
  mutating func test_text_ownTests_areCounted() {
    runs.add("YYrG", every: 2, step: "yours")
    runs.add("RG", step: "second")

    let text = runs.report.text(in: .gmt, style: plain, curriculum: .toy)

    #expect(String(runs.report.beats.map(\.rawValue)) == "YYRGRG")
    #expect(text.contains("x did not compile   Y your test missing or too weak\n"))
    #expect(text.contains("\nReds          2 steps were red, 1 in a test of yours\n"))
  }

  @Test("A green counts once, also as tidied, even if the code did not compile in between")
  mutating func test_greens_countOnce() {
    // After a restart the same step is green once more.
    runs.add("RGGxGTGTRGRGxT")
    runs.add("G", step: "second")

    #expect(runs.report.greens == 4)
    #expect(runs.report.tidiedGreens == 2)
  }

  @Test("Sizes are those of the changes; runs without a change have none")
  mutating func test_sizes_noChange_isLeftOut() {
    runs.add("R", lines: 9)
    runs.add("R", lines: 0)
    runs.add("RR", lines: 3)

    #expect(runs.report.sizes == [3, 3, 9])
    #expect(runs.report.medianSize == 3)
  }

  @Test("The text has the beats with times below them, the figures and one sentence")
  mutating func test_text_twoSessions_areRows() {
    runs.add("xRRG")
    runs.add("T", lines: 5)
    runs.add("RRRRRRRG", step: "second")
    runs.rest(minutes: 60)
    runs.add("RG", step: "last")

    #expect(
      runs.report.text(in: .gmt, style: plain, curriculum: .toy) == """
        2014-05-21
          xRRG*RRRRRRRG
          09:00     09:10

        2014-05-21
          RG
          10:13

        R red   G green   * tidied   x did not compile

        Runs          15
        Reds          3 steps were red
        Turned green  3 times, 1 of them tidied
        Changes       15, median 2 lines, largest 5 lines
        Longest red   7 min, at step 1.2, It counts a turn

        Small steps, short reds, and tidying while green: keep this rhythm.
        """
    )
  }

  @Test("Sixty beats fill a row")
  mutating func test_text_manyRuns_areWrapped() {
    runs.add(String(repeating: "R", count: 61), every: 0.5)

    let lines = runs.report.text(in: .gmt, style: plain, curriculum: .toy).split(separator: "\n")

    #expect(lines[1].count == 62)
    #expect(lines[2] == "  09:00     09:05     09:10     09:15     09:20     09:25")
    #expect(lines[3] == "  R")
  }

  @Test("There are colours only on request; text from a file is never a command")
  mutating func test_text_colours_areAskedFor() {
    runs.add("RR", step: "\u{1B}[2J")

    let plainText = runs.report.text(in: .gmt, style: plain, curriculum: .toy)
    let coloured = runs.report.text(in: .gmt, style: .terminal, curriculum: .toy)

    #expect(!plainText.contains("\u{1B}"))
    #expect(coloured.contains("\u{1B}[31mR\u{1B}[0m"))
  }

  @Test("Without a run, text and page say how to begin")
  func test_noRuns_sayHowToBegin() {
    let sentence = "There is no run in the journal yet. Start with: swift run kata"

    #expect(runs.report.text(in: .gmt, style: plain, curriculum: .toy) == sentence)
    #expect(runs.report.page(in: .gmt, curriculum: .toy).contains("<p>\(sentence)</p>"))
  }
}
