import CommandLineKit
import KataJudge
import KataLearner
import KataRun

/// The older form of `back`, for one stage: what `reset` or `catch-up` kept of it.
struct RestoreCommand: KataCommand {
  var stage: Stage?
  var isConfirmed = false

  static let name = "restore"
  static let summary = "the older name of back, for one stage"
  static let parameters: [Parameter<RestoreCommand>] = [
    .word("STAGE", \.stage, "the stage's number or name", isRequired: true, example: "1"),
    .flag("--yes", \.isConfirmed, "do not ask"),
  ]

  func run() async throws -> ExitStatus {
    guard let stage else { return .usageError }
    let workspace = try Workspace.current()
    let present = Save(in: workspace.root)
    guard let kept = SaveStore(in: workspace.root).wayBack(from: present, to: [stage]) else {
      throw ReplacementError.nothingKept(stage: stage.number)
    }
    return try Replacement(workspace: workspace, save: kept.save, number: kept.number)
      .run(isConfirmed: isConfirmed, command: Self.name)
  }
}
