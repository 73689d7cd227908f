import CommandLineKit
import KataCore
import KataJudge
import KataLearner

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
    let head = "Stage \(step.stage), step \(step.number)"
    let end = ["More in \(step.guideAnchor)"]
    let paragraphs = [head, step.paragraph] + visit.hint(for: step) + end
    visit.terminal.say(paragraphs.joined(separator: "\n\n"))
    return .success
  }

  // The step that was red in the last run, if it was done before.
  private func redAgain(in visit: LearnerVisit) -> Step? {
    let progress = visit.learner.progress
    guard let last = progress.lastRun, !last.isGreen else { return nil }
    return visit.workspace.curriculum.step(withKey: last.step).flatMap { step in
      progress.wasDone(step) ? step : nil
    }
  }
}
