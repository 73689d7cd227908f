import CommandLineKit
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

struct BoardTests {
  @Test("A message is wrapped below its text, and not below its label")
  func test_lines_message_hangsBelowItsValue() {
    let lines = Board(reports: [.toy(upTo: nil)]).lines

    #expect(lines.filter { $0.text.contains("expected") }.map(\.hang) == [11])
  }

  @Test("Stages are below each other, their levels in columns")
  func test_counts_severalStages_areAligned() {
    #expect(
      Board(reports: [.toy(), .toy(of: .dial)]).counts() == [
        "Stage 1  Counter      core 3 of 3    more 2 of 2    deep 2 of 2",
        "Stage 2  Dial View    core 1 of 1    more 1 of 1",
      ]
    )
  }

  @Test("After a partial run, no headline says that everything is green")
  func test_text_partialRun_isNotGreen() {
    let board = Board(reports: [.toy()], isPartial: true)

    #expect(board.lines.last?.text == "PARTIAL  Every step that ran is done.")
    #expect(board.lines.last?.look == .yellow)
    #expect(!board.text.contains("GREEN"))
  }

  @Test("When every step is done, the board says what to look at")
  func test_text_allDone() {
    #expect(
      Board(reports: [.toy()]).text == """
        Stage 1  Counter    core 3 of 3    more 2 of 2    deep 2 of 2

        GREEN  Every step is done.

        Stage 1: you learned to turn.

          Run   swift run todo --use 1
          See   swift run kata report
          Show  swift run kata report --html report.html
        """
    )
  }

  @Test("A finished step that waits now still counts for the learner; a red step does not")
  func test_counts_remembered_countWhatWaits() throws {
    var progress = LearnerProgress()
    for name in ["first", "second", "yours"] {
      progress.note(StepReport(step: Stage.counter.toyStep(name), state: .done))
    }
    let report = StageReport.toy(["first": .toyRed], others: .waiting("waits")).limited(to: .core)

    #expect(Board(reports: [report]).counts() == ["Stage 1  Counter    core 0 of 3"])
    #expect(
      Board(reports: [report], progress: progress).counts() == ["Stage 1  Counter    core 2 of 3"]
    )
  }

  @Test("A run that does not judge the learner's tests counts their steps apart")
  func test_counts_suitesAlone_countTheLearnersStepsApart() {
    #expect(
      Board(reports: [.toy(["yours": .waiting("waits")])], judgesOwnSteps: false).counts()
        == ["Stage 1  Counter    core 2 of 2, 1 yours    more 1 of 1, 1 yours    deep 2 of 2"]
    )
  }
}
