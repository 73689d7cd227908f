import CommandLineKit
import KataKit

/// Shows the quality of the learner's own tests, for one stage or for all that have tests.
struct GradeCommand: KataCommand {
  var stage: Stage?

  static let name = "grade"
  static let summary = "run your own tests on correct and on faulty code"
  static let parameters: [Parameter<GradeCommand>] = [
    .word("STAGE", \.stage, "the stage, if not all", example: "1")
  ]

  func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    let terminal = Terminal.current()
    let progress = try ProgressStore(package: workspace.root).load { terminal.say($0 + "\n") }
    let focus = workspace.curriculum.step(withKey: progress.focus)
    let stages = stage.orAll(of: workspace.curriculum)
    try await Build(workspace: workspace, stage: stages.last?.number).run(showingOn: terminal)
    let judge = StageJudge(
      workspace: workspace,
      listing: TestListing(of: workspace),
      level: progress.level ?? .deep,
      focus: focus
    )
    var areTested = true
    for stage in stages {
      let result = try await judge.grading(of: stage)
      terminal.say(result.text + "\n")
      areTested = areTested && result.isThorough
    }
    return areTested ? .success : .failure
  }
}
