import CommandLineKit
import KataJudge
import KataLearner
import KataRun

/// Shows one more hint.
struct HintCommand: KataCommand {
  var word: StepWord?

  static let name = "hint"
  static let summary = "show one more hint, for your step or for another"
  static let parameters: [Parameter<HintCommand>] = [
    .word("STEP", \.word, "the step, if not your current one", example: "1.4")
  ]

  func run() async throws -> ExitStatus {
    var visit = try LearnerVisit(workspace: .current())
    guard let step = try word?.step() ?? redAgain(in: visit) ?? visit.currentStep else {
      return .failure
    }
    let head = "Stage \(step.stage), step \(step.number): \(step.title)"
    let paragraphs = [head] + visit.hint(for: step) + ["More in \(step.guideAnchor)"]
    visit.terminal.say(paragraphs.joined(separator: "\n\n"))
    return .success
  }

  // The step that was red in the last run, if it was done before.
  private func redAgain(in visit: LearnerVisit) -> Step? {
    guard
      let last = try? Journal(package: visit.workspace.root).stay().stay?.last, last.kind == .red,
      let name = last.step,
      let step = visit.workspace.curriculum.stage(last.stage)?.step(named: name),
      visit.learner.progress.wasDone(step)
    else { return nil }
    return step
  }
}
