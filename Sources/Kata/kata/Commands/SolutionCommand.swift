import CommandLineKit
import KataKit

/// Compares the solution of a stage with the learner's file, line by line.
struct SolutionCommand: KataCommand {
  var word: StageWord?
  var isSpoilt = false

  static let name = "solution"
  static let summary = "compare the solution with your file, once the stage is done"
  static let parameters: [Parameter<SolutionCommand>] = [
    .word(
      "STAGE",
      \.word,
      "the stage's number or name",
      isRequired: true,
      example: "1"
    ),
    .flag("--spoil", \.isSpoilt, "also before the stage is done"),
  ]

  func run() async throws -> ExitStatus {
    guard let stage = word?.stage else { return .usageError }
    let workspace = try Workspace.current()
    let terminal = Terminal.current()
    if !isSpoilt, try await !isDone(stage, in: workspace) {
      terminal.say(
        """
        Stage \(stage.number) is not done yet; its solution waits until it is. \
        kata hint helps on, and kata solution \(stage.number) --spoil shows it all the same.
        """
      )
      return .failure
    }
    let texts = try [stage.exerciseFile, stage.solutionFile].map { path in
      guard let text = workspace.text(of: path) else { throw UnreadableFile(path: path) }
      return text
    }
    let text = "- \(stage.exerciseFile)\n+ \(stage.solutionFile)\n\n"
    StandardStream.output.write(text + LineDiff(of: texts[0], with: texts[1]).text + "\n")
    return .success
  }

  private func isDone(_ stage: Stage, in workspace: Workspace) async throws -> Bool {
    try await Build(workspace: workspace).run(showingOn: .current())
    let judge = StageJudge(workspace: workspace, listing: TestListing(of: workspace))
    return try await judge.result(on: stage).report.current == nil
  }
}

/// A file of the package that cannot be read as text.
struct UnreadableFile: Error, Equatable, CustomStringConvertible {
  /// The file, relative to the package.
  let path: String

  var description: String {
    "\(path) cannot be read as UTF-8 text. Is it there? kata reset puts a starter back."
  }
}
