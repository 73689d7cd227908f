import CommandLineKit
import KataKit

/// Compares the solution of a stage with the learner's files, line by line.
struct SolutionCommand: KataCommand {
  var word: StageWord?
  var isSpoilt = false

  static let name = "solution"
  static let summary = "compare the solution with your files, once the core is done"
  static let parameters: [Parameter<SolutionCommand>] = [
    .word(
      "STAGE",
      \.word,
      "the stage's number or name",
      isRequired: true,
      example: "1"
    ),
    .flag("--spoil", \.isSpoilt, "show all of it, even before the core is done"),
  ]

  func run() async throws -> ExitStatus {
    guard let stage = word?.stage else { return .usageError }
    let workspace = try Workspace.current()
    let terminal = Terminal.current()
    let own = try stage.files.map { try text(of: $0.exercise, in: workspace) }
    if isSpoilt {
      let comparisons = try zip(stage.files, own).map { file, own in
        let text = try text(of: file.solution, in: workspace)
        return Comparison(file: file, own: own, text: text, name: file.solution)
      }
      show(comparisons)
      return .success
    }
    let report = try await report(on: stage, in: workspace)
    guard report.limited(to: .core).current == nil else {
      terminal.say(
        """
        The core of stage \(stage.number) is not done yet, so its solution stays hidden. For a hint, \
        run: swift run kata hint. To see the solution anyway, run: swift run kata solution \
        \(stage.number) --spoil
        """
      )
      return .failure
    }
    // The lines of later steps stay hidden.
    let name = report.current.map { "the solution as it is before step \($0.step.number)" }
    let comparisons = try zip(stage.files, own).map { file, own in
      let text = try History(of: file, in: stage).text(ofDoneIn: report)
      return Comparison(file: file, own: own, text: text, name: name ?? file.solution)
    }
    show(comparisons)
    return .success
  }

  // A file of the learner's, and the file to compare it with.
  private struct Comparison {
    var file: StageFile
    var own: String
    var text: String
    var name: String
  }

  // Files without a different line are left out, unless no file differs.
  private func show(_ comparisons: [Comparison]) {
    let different = comparisons.filter { $0.own != $0.text }
    for comparison in different.isEmpty ? comparisons : different {
      let legend = "- \(comparison.file.exercise)\n+ \(comparison.name)\n\n"
      let lines = LineDiff(of: comparison.own, with: comparison.text).text
      StandardStream.output.write(legend + lines + "\n")
    }
  }

  private func text(of path: String, in workspace: Workspace) throws -> String {
    guard let text = workspace.text(of: path) else { throw UnreadableFile(path: path) }
    return text
  }

  private func report(on stage: Stage, in workspace: Workspace) async throws -> StageReport {
    try await Build(workspace: workspace, stage: stage.number).run(showingOn: .current())
    let judge = StageJudge(workspace: workspace, listing: TestListing(of: workspace))
    return try await judge.result(on: stage).reports.first ?? StageReport(notRun: stage)
  }
}

/// A file of the package that cannot be read as text.
struct UnreadableFile: Error, Equatable, CustomStringConvertible {
  /// The file, relative to the package.
  let path: String

  var description: String {
    "\(path) cannot be read as UTF-8 text. Does it exist? kata reset writes the starter again."
  }
}
