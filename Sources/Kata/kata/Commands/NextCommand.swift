import CommandLineKit
import KataCore
import KataJudge
import KataLearner

/// Moves on to the next step, if the current one is done, or to a stage.
struct NextCommand: KataCommand {
  var stage: Stage?
  var isCore = false

  static let name = "next"
  static let summary = "go on to the next step, if this is done, or to STAGE"
  static let parameters: [Parameter<NextCommand>] = [
    .word("STAGE", \.stage, "go to this stage; your files stay as they are", example: "4"),
    .flag("--core", \.isCore, coreHelp),
  ]

  func run() async throws -> ExitStatus {
    var visit = try LearnerVisit(workspace: .current(), level: isCore ? .core : nil)
    if let stage { visit.learner.progress.begin(at: stage) }
    let (_, standing) = try await visit.run { place, standing in
      stage == nil ? place.next() : standing
    }
    if let stage, let step = standing.step, step.stage > stage.number {
      let again = "To begin it again, run: swift run kata reset \(stage.number)"
      visit.terminal.say("\nStage \(stage.number) is done, as far as it is judged. \(again)")
    }
    visit.terminal.say("\nGo on with: \(visit.learner.progress.command)")
    return .success
  }
}
