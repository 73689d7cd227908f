import KataKit
import Testing

/// The steps that a change breaks in the stages whose code it changes.
struct StageReportChangeTests {
  private let change = Stage.toy(
    3,
    "Change",
    changing: [1],
    core: [.toy("other", "It counts otherwise")]
  )

  @Test("A step that is red on the changed code is broken")
  func test_broken_redSteps() throws {
    let names = Stage.counter.steps.map(\.name)
    let report = StageReport.toy([names[0]: .toyRed, names[2]: .waiting("for step 1")])

    #expect(report.broken(by: change).map(\.step.name) == [names[0]])
    #expect(report.broken(by: change).first?.change == change)
  }

  @Test("Finished steps are broken; steps that were not done before keep their state")
  func test_with_brokenSteps_replaceDoneOnes() throws {
    let names = Stage.counter.steps.map(\.name)
    let own = StageReport.toy([names[1]: .notRun])
    let broken = StageReport.toy([names[0]: .toyRed, names[1]: .toyRed]).broken(by: change)

    let judged = own.with(broken: broken)

    #expect(judged.steps[0].state == .toyRed)
    #expect(judged.steps[0].change == change)
    #expect(judged.steps[1].state == .notRun)
    #expect(judged.steps[1].change == nil)
  }

  @Test("The board shows a broken step as red again, with its stage and the file of the change")
  func test_board_brokenStep_isRedAgain() throws {
    let step = Stage.counter.toyStep("first")
    let entry = StepReport(step: step, state: .toyRed, change: change)

    let board = Board(
      reports: [StageReport.toy().with(broken: [entry])],
      standing: .red(entry),
      progress: LearnerProgress()
    )

    let text = board.text
    #expect(text.contains("RED AGAIN  Stage 1, step 1"))
    #expect(text.contains("The code of stage 3 no longer does what stage 1 asked for:"))
    #expect(text.contains("Edit  Exercises/3-Change/TurnCounter.swift"))
  }
}
