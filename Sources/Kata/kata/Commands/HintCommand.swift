import CommandLineKit
import KataKit

/// Shows one more hint.
struct HintCommand: KataCommand {
  var word: StepWord?

  static let name = "hint"
  static let summary = "show one more hint, for your step or for another"
  static let parameters: [Parameter<HintCommand>] = [
    .word("STEP", \.word, "the step, if not your current one", example: "1.4")
  ]

  func run() async throws -> ExitStatus {
    let visit = try LearnerVisit(workspace: .current())
    let (workspace, terminal) = (visit.workspace, visit.terminal)
    var progress = visit.learner.progress
    let redAgain = stepOfLastRed(in: workspace).flatMap { progress.wasDone($0) ? $0 : nil }
    guard let step = try word?.step() ?? redAgain ?? visit.currentStep else { return .failure }
    terminal.say("Stage \(step.stage), step \(step.number): \(step.title)\n")
    terminal.say(progress.hint(for: step))
    terminal.say("\nMore in \(step.guideAnchor)")
    do {
      try ProgressStore(package: workspace.root).save(progress)
    } catch {
      terminal.say("\n\(error)")
    }
    return .success
  }

  // The step of the last run, if that run was red.
  private func stepOfLastRed(in workspace: Workspace) -> Step? {
    guard let last = try? Journal(package: workspace.root).stay().stay?.last, last.kind == .red
    else { return nil }
    return last.step.flatMap { workspace.curriculum.stage(last.stage)?.step(named: $0) }
  }
}
