import CommandLineKit
import KataKit

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
    var visit = try LearnerVisit(workspace: .current(), level: isCore ? .core : .deep)
    if let stage { visit.learner.progress.begin(at: stage) }
    _ = try await visit.run { session, standing in stage == nil ? session.next() : standing }
    return .success
  }
}
