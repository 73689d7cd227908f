import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

/// Puts the files of an earlier save back; a second call puts those of before back again.
struct BackCommand: KataCommand {
  var number: Int?
  var isConfirmed = false

  static let name = Replacement.back
  static let summary = "put the files of your last green back, or of SAVE"
  static let parameters: [Parameter<BackCommand>] = [
    .word("SAVE", \.number, "the number of a save, as in the report", example: "12"),
    .flag("--yes", \.isConfirmed, "do not ask"),
  ]

  func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    try workspace.check(["\(SaveStore.path)/0"])
    let replacement: Replacement
    if let number {
      let store = SaveStore(in: workspace.root)
      guard let save = store.save(number) else {
        throw ReplacementError.noSave(number, notice: store.all().notice)
      }
      replacement = try Replacement(workspace: workspace, save: save, number: number)
    } else {
      let progress = ProgressStore(package: workspace.root).stored
      replacement = try .wayBack(in: workspace, at: progress)
    }
    return try replacement.run(
      isConfirmed: isConfirmed,
      command: Self.name,
      showsDifference: true
    )
  }
}
