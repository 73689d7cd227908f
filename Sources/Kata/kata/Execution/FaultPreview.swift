import CommandLineKit
import Foundation
import KataKit

/// The fault that a step detects, with the message for it; for a step that was not red.
struct FaultPreview {
  let workspace: Workspace
  let step: Step

  /// The board of this standing, with the fault.
  func lines(on board: Board) async throws -> [HangingLine] {
    guard let stage = workspace.curriculum.stage(step.stage), let mutant = step.mutants.first else {
      return board.lines
    }
    let message = try await message(on: stage.implementation(of: mutant), in: stage)
    let fault =
      [
        HangingLine("The step finds this fault:"), HangingLine(mutant.summary),
        HangingLine("Its failure message:"),
      ] + message.lines
    return board.showing(fault: fault).lines
  }

  private func message(
    on implementation: Implementation,
    in stage: Stage
  ) async throws -> FailureMessage {
    let run = try await SuiteRun(
      workspace: workspace,
      listing: TestListing(of: workspace),
      implementation: implementation
    ).run(stage, in: [stage.suiteModule], only: step.test)
    let report = StageReport(of: stage, from: run)
    guard
      case .red(let failures)? = report.steps.first(where: { $0.step == step })?.state,
      let first = failures.first
    else { return FailureMessage("nothing, and that is a fault of the kit.") }
    return first.message
  }
}
