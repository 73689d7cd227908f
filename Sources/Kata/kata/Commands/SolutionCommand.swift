import CommandLineKit
import KataCore
import KataJudge
import KataLearner
import SuiteLedger

/// Compares the solution of a stage with the learner's files, line by line.
struct SolutionCommand: KataCommand {
  var stage: Stage?
  var isSpoilt = false

  static let name = "solution"
  static let summary = "compare the solution, once your core steps are done"
  static let parameters: [Parameter<SolutionCommand>] = [
    .word("STAGE", \.stage, "the stage's number or name", isRequired: true, example: "1"),
    .flag("--spoil", \.isSpoilt, "show all of it, even before the core is done"),
  ]

  func run() async throws -> ExitStatus {
    guard let stage else { return .usageError }
    let workspace = try Workspace.current()
    let own = try stage.files.map { file in
      guard let text = workspace.text(of: file.exercise) else {
        throw BuildError.noFile(file.exercise, stage: stage.number)
      }
      return text
    }
    // The lines of later steps stay hidden.
    let report = try await isSpoilt ? nil : report(on: stage, in: workspace)
    if report?.limited(to: .core).current != nil {
      Terminal.current().say(
        """
        The core of stage \(stage.number) is not done yet, so its solution stays hidden. For a hint, \
        run: swift run kata hint. To see the solution anyway, run: swift run kata solution \
        \(stage.number) --spoil
        """
      )
      return .failure
    }
    let name = report?.current.map { "the solution as it is before step \($0.step.number)" }
    let comparisons = try zip(stage.files, own).map { file, own in
      let history = try History(of: file, in: stage)
      let text = report.map(history.text(ofDoneIn:)) ?? history.text(after: stage.steps.count)
      let legend = "- \(file.exercise)\n+ \(name ?? file.solution)\n\n"
      return (isSame: own == text, text: legend + LineDiff(of: own, with: text).text + "\n")
    }
    // Files without a different line are left out, unless no file differs.
    let different = comparisons.filter { !$0.isSame }
    for comparison in different.isEmpty ? comparisons : different {
      StandardStream.output.write(comparison.text)
    }
    return .success
  }

  private func report(on stage: Stage, in workspace: Workspace) async throws -> StageReport {
    let sources = try await Build(workspace: workspace, stage: stage.number).run(
      showingOn: Terminal.current()
    )
    let judge = StageJudge(workspace: workspace, sources: sources, frameworks: [.swiftTesting])
    return try await judge.run([stage]).reports.first ?? StageReport(notRun: stage)
  }
}
