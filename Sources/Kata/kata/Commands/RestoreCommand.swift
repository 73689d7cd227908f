import CommandLineKit
import KataJudge
import KataLearner
import KataRun

/// Brings back what `reset` or `catch-up` kept of a stage, with its progress.
struct RestoreCommand: KataCommand {
  var stage: Stage?
  var isConfirmed = false

  static let name = "restore"
  static let summary = "bring back what reset or catch-up kept of a stage"
  static let parameters: [Parameter<RestoreCommand>] = [
    .word("STAGE", \.stage, "the stage's number or name", isRequired: true, example: "1"),
    .flag("--yes", \.isConfirmed, "do not ask"),
  ]

  func run() async throws -> ExitStatus {
    guard let stage else { return .usageError }
    let workspace = try Workspace.current()
    guard let kept = try Backup(newestIn: workspace.root, of: stage) else {
      throw ReplacementError.nothingKept(stage: stage.number)
    }
    return try Replacement(
      workspace: workspace,
      stage: stage,
      files: try kept.files(),
      what: "the files in \(kept.folder)",
      isWhole: false,
      progress: kept.progress.saved
    ).run(isConfirmed: isConfirmed, command: Self.name)
  }
}
