import CommandLineKit
import KataCore
import KataJudge
import KataLearner

/// Moves on to the next step, if the current one is done, or to a stage.
struct NextCommand: KataCommand {
  var stage: Stage?
  var isCore = false

  static let name = "next"
  static let summary = "go on to the next step, if this is done, or to STAGE"
  static let parameters: [Parameter<NextCommand>] = [
    .word("STAGE", \.stage, "go to this stage; your files stay as they are", example: "4"),
    .flag("--core", \.isCore, coreHelp),
  ]

  func run() async throws -> ExitStatus {
    var visit = try LearnerVisit(workspace: .current(), level: isCore ? .core : nil)
    if let stage { visit.learner.progress.begin(at: stage) }
    let (result, standing) = try await visit.run { place, standing in
      stage == nil ? place.next() : standing
    }
    if let reason = reason(for: standing, in: result.reports) { visit.terminal.say("\n" + reason) }
    visit.terminal.say("\nGo on with: \(visit.learner.progress.command)")
    return .success
  }

  /// The reason why the learner stands behind the stage that they chose; nil if they do not.
  func reason(for standing: LearnerPlace.Standing, in reports: [StageReport]) -> String? {
    guard let stage, let step = standing.step, step.stage > stage.number,
      reports.contains(where: { $0.stage.number == stage.number && $0.current == nil })
    else { return nil }
    return """
      Every \(isCore ? "core " : "")step of stage \(stage.number) is done, so you go on at step \
      \(step.label). To begin stage \(stage.number) again, run: swift run kata reset \(stage.number)
      """
  }
}
