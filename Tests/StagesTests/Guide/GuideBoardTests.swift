import CommandLineKit
import KataStages
import Testing

@testable import KataJudge
@testable import KataLearner
@testable import KataRun

struct GuideBoardTests {
  private let stage: Stage
  private let step: Step

  init() throws {
    stage = try #require(Curriculum.viperKata.stage(1))
    step = try #require(stage.step(named: "empty-answer"))
  }

  @Test("README and Guide show the red board of the first step exactly")
  func test_documents_redBoard_isTheRealOne() throws {
    var failure = FailureMessage(
      "findUpcomingItems() on Wed 21 May 2014, 09:00",
      expected: ["foundUpcomingItems([])"],
      got: []
    )
    failure.file = "Tests/Stage1InteractorTests/Stage1InteractorSwiftTests.swift"
    failure.line = 19
    let entry = StepReport(step: step, state: .red([failure]))

    let board = board(.red(entry), doneSteps: 0)
    #expect(try texts(of: "README.md").contains(board))
    #expect(try texts(of: "Guide.md").contains(board))
  }

  @Test("The Guide shows the green board of the first step exactly")
  func test_guide_greenBoard_isTheRealOne() throws {
    let green = LearnerSession.Standing.green(step, next: stage.steps[1])

    #expect(try texts(of: "Guide.md").contains(board(green, doneSteps: 1)))
  }

  // As with `--core`.
  private func board(_ standing: LearnerSession.Standing, doneSteps: Int) -> String {
    let steps = stage.steps.filter { $0.level == .core }.map { step in
      StepReport(step: step, state: step.number <= doneSteps ? .done : .waiting("waits"))
    }
    return Board(reports: [StageReport(stage: stage, steps: steps)], standing: standing).text
  }

  private func texts(of document: String) throws -> [String] {
    try GuideDocument(named: document).blocks.filter { $0.language == "text" }
      .map { $0.lines.joined(separator: "\n") }
  }
}
