import CommandLineKit
import KataCore
import KataJudge
import KataLearner
import SuiteLedger

extension LearnerVisit {
  /// The board; at a step that was not red, with the fault that the step detects and its message.
  func lines(of standing: LearnerPlace.Standing) async throws -> [HangingLine] {
    var board = board(standing)
    guard let step = standing.greenOnArrival, let mutant = step.mutants.first,
      let stage = workspace.curriculum.stage(step.stage)
    else { return board.lines }
    let message = try await message(at: step, on: stage.implementation(of: mutant), in: stage)
    board.fault =
      ["The step finds this fault:", HangingLine(mutant.summary), "Its failure message:"]
      + message.lines
    return board.lines
  }

  private func message(
    at step: Step,
    on implementation: Implementation,
    in stage: Stage
  ) async throws -> FailureMessage {
    let ledger = try await SuiteRun(
      workspace: workspace,
      subject: implementation.description,
      runsAllSteps: true
    ).run(stage.suites(in: [.swiftTesting], only: step.test))
    let report = StageReport(
      of: stage,
      from: ledger.on(implementation),
      frameworks: [.swiftTesting]
    )
    guard
      case .red(let failures)? = report.steps.first(where: { $0.step == step })?.state,
      let first = failures.first
    else { return FailureMessage("nothing, and that is a fault of the kit.") }
    return first
  }
}
