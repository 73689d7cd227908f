import KataKit
import Testing

struct StepListTests {
  @Test("A finished step that waits now is called done")
  func test_text_doneBefore_isDone() throws {
    var progress = LearnerProgress()
    progress.note(StepReport(step: try Stage.counter.toyStep("second"), state: .done))
    let report = StageReport.toy(["first": .toyRed], others: .waiting("waits"))

    let text = StepList(reports: [report], focus: nil, progress: progress).text

    #expect(text.contains("   2  done    It counts a turn (core)\n   3  -  "))
  }

  @Test("Every step has its number, state, title and level; the one in focus is marked")
  func test_text_steps_areListed() throws {
    let reports = [
      StageReport.toy([
        "yours": .yours(.missing), "guard": .waiting("waits"), "last": .notRun,
      ]),
      .toy(["begin": .crashed(.xctest, nil)], of: .dial),
    ]

    let text = StepList(reports: reports, focus: try Stage.counter.toyStep("yours")).text

    #expect(
      text == """
        Stage 1  Counter
           1  green   It begins at zero (core)
           2  green   It counts a turn (core)
        >  3  yours   It stops at nine (core, yours)
           4  -       It can be read twice (more, guard)
           5  green   It can be reset (more, yours)
           6  green   It is alone (deep, guard)
           7  -       It reports who turned it (deep)

        Stage 2  Dial View
           1  crash   It shows a number (core)
           2  green   It shows no other (more, guard)
        """
    )
  }
}
