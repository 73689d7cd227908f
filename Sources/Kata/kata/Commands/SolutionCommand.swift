import CommandLineKit
import KataKit

/// Compares the solution of a stage with the learner's file, line by line.
struct SolutionCommand: KataCommand {
  var word: StageWord?
  var isSpoilt = false

  static let name = "solution"
  static let summary = "compare the solution with your file, once the core is done"
  static let parameters: [Parameter<SolutionCommand>] = [
    .word(
      "STAGE",
      \.word,
      "the stage's number or name",
      isRequired: true,
      example: "1"
    ),
    .flag("--spoil", \.isSpoilt, "also before the core is done, and all of it"),
  ]

  func run() async throws -> ExitStatus {
    guard let stage = word?.stage else { return .usageError }
    let workspace = try Workspace.current()
    let terminal = Terminal.current()
    guard let own = workspace.text(of: stage.exerciseFile) else {
      throw UnreadableFile(path: stage.exerciseFile)
    }
    if isSpoilt {
      guard let text = workspace.text(of: stage.solutionFile) else {
        throw UnreadableFile(path: stage.solutionFile)
      }
      show(text, named: stage.solutionFile, beside: own, of: stage)
      return .success
    }
    let report = try await report(on: stage, in: workspace)
    guard report.limited(to: .core).current == nil else {
      terminal.say(
        """
        Stage \(stage.number) is not done yet; its solution waits until its core is. \
        kata hint helps on, and kata solution \(stage.number) --spoil shows it all the same.
        """
      )
      return .failure
    }
    // What comes after the steps that are done is not given away.
    let name =
      report.current.map { "the solution as it is before step \($0.step.number)" }
      ?? stage.solutionFile
    show(try History(of: stage).text(ofDoneIn: report), named: name, beside: own, of: stage)
    return .success
  }

  private func show(_ text: String, named name: String, beside own: String, of stage: Stage) {
    let legend = "- \(stage.exerciseFile)\n+ \(name)\n\n"
    StandardStream.output.write(legend + LineDiff(of: own, with: text).text + "\n")
  }

  private func report(on stage: Stage, in workspace: Workspace) async throws -> StageReport {
    try await Build(workspace: workspace).run(showingOn: .current())
    let judge = StageJudge(workspace: workspace, listing: TestListing(of: workspace))
    return try await judge.result(on: stage).report
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
