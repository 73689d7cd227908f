import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

/// Restores the starter of a stage, code and tests.
struct ResetCommand: KataCommand {
  var stage: Stage?
  var isConfirmed = false

  static let name = "reset"
  static let summary = "write a stage's starter again; your files are kept"
  static let parameters: [Parameter<ResetCommand>] = [
    .word("STAGE", \.stage, "the stage's number or name", isRequired: true, example: "1"),
    .flag("--yes", \.isConfirmed, "do not ask"),
  ]

  func run() async throws -> ExitStatus {
    guard let stage else { return .usageError }
    return try Replacement(
      workspace: try .current(),
      stage: stage,
      files: try stage.texts(after: 0).mapValues { Data($0.utf8) },
      what: "the starter"
    ).run(isConfirmed: isConfirmed, command: Self.name)
  }
}
