import CommandLineKit
import KataKit
import KataStages
import Testing

struct ReadmeBoardTests {
  private let stage: Stage
  private let step: Step

  init() throws {
    stage = try #require(Curriculum.viperKata.stage(1))
    step = try #require(stage.step(named: "empty-answer"))
  }

  @Test("The README shows the red board of the first step exactly")
  func test_readme_redBoard_isTheRealOne() throws {
    let failure = AssertionFailure(
      FailureMessage(
        "findUpcomingItems() on Wed 21 May 2014, 09:00",
        expected: ["foundUpcomingItems([])"],
        got: []
      ),
      file: "Tests/Stage1InteractorTests/Stage1InteractorXCTests.swift",
      line: 17
    )
    let entry = StepReport(step: step, state: .red([failure]))

    let board = board(.red(entry), doneSteps: 0)

    #expect(try texts().contains(board))
  }

  @Test("The README shows the green board of the first step exactly")
  func test_readme_greenBoard_isTheRealOne() throws {
    let board = board(.green(step, next: stage.steps[1]), doneSteps: 1)

    #expect(try texts().contains(board))
  }

  private func board(_ standing: LearnerSession.Standing, doneSteps: Int) -> String {
    let steps = stage.steps.map { step in
      StepReport(step: step, state: step.number <= doneSteps ? .done : .waiting("waits"))
    }
    return Board(reports: [StageReport(stage: stage, steps: steps)], standing: standing).text
  }

  private func texts() throws -> [String] {
    try GuideDocument(named: "README.md").blocks.filter { $0.language == "text" }
      .map { $0.lines.joined(separator: "\n") }
  }
}
