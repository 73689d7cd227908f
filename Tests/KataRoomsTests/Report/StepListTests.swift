import CommandLineKit
import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

struct StepListTests {
  @Test("Every step has its number, state, title and level; the one in focus is marked")
  func test_text_steps_areListed() {
    var progress = LearnerProgress()
    progress.note(StepReport(step: Stage.counter.toyStep("guard"), state: .done))
    let reports = [
      StageReport.toy([
        "yours": .yours(.missing), "guard": .waiting("waits"), "last": .notRun,
      ]),
      .toy(["begin": .crashed(.xctest, nil), "watch": .hung(.xctest, limit: 5)], of: .dial),
    ]

    let yours = Stage.counter.toyStep("yours")
    let list = StepList(reports: reports, focus: yours, progress: progress)

    #expect(
      list.lines.map(\.text).joined(separator: "\n") == """
        Stage 1  Counter
           1  green   It begins at zero (core)
           2  green   It counts a turn (core)
        >  3  yours   It stops at nine (core, yours)
           4  done    It can be read twice (more, guard)
           5  green   It can be reset (more, yours)
           6  green   It is alone (deep, guard)
           7  -       It reports who turned it (deep)

        Stage 2  Dial View
           1  crash   It shows a number (core)
           2  hang    It shows no other (more, guard)
        """
    )
    #expect(
      list.lines[2].wrapped(to: 30) == """
           2  green   It counts a turn
                      (core)
        """
    )
    let car = StepList(reports: [.car()], focus: nil, progress: progress)
    #expect(car.lines[1].text == "   1  red     The car drives (core, outer)")
  }
}
