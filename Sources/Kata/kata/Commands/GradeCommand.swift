import CommandLineKit
import KataCore
import KataJudge
import KataLearner

/// Shows the quality of the learner's own tests, for one stage or for all that have tests.
struct GradeCommand: KataCommand {
  var stage: Stage?

  static let name = "grade"
  static let summary = "run your own tests on correct and on faulty code"
  static let parameters: [Parameter<GradeCommand>] = [
    .word("STAGE", \.stage, "the stage, if not all", example: "1")
  ]

  func run() async throws -> ExitStatus {
    let visit = try LearnerVisit(workspace: .current())
    let stages = stage.orAll(of: visit.workspace.curriculum)
    let judge = try await visit.judge(upTo: stages.last)
    var areTested = true
    for stage in stages {
      let result = try await judge.grading(of: stage)
      visit.terminal.say(result.text + "\n")
      areTested = areTested && result.isThorough
    }
    return areTested ? .success : .failure
  }
}
