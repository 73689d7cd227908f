import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

/// The steps that a change breaks in the stages whose code it changes.
struct StageReportChangeTests {
  private let change = Stage.toy(
    3,
    "Change",
    changing: [1],
    core: [.toy("other", "It counts otherwise")]
  )

  @Test(
    "Finished steps that are red on the changed code are broken, and the others keep their state"
  )
  func test_with_brokenSteps_replaceDoneOnes() {
    let own = StageReport.toy(["second": .notRun])
    let broken = StageReport.toy([
      "first": .toyRed, "second": .toyRed, "yours": .waiting("for step 1"),
    ])
    .broken(by: change)

    let judged = own.with(broken: broken)

    #expect(judged.steps.map(\.state).prefix(3) == [.toyRed, .notRun, .done])
    #expect(judged.steps.map(\.change).prefix(3) == [change, nil, nil])
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
