import CommandLineKit
import Foundation
import KataKit

/// The board for a guard that was green when the learner reached it.
struct GuardPreview {
  let workspace: Workspace
  let step: Step

  /// Says what the guard keeps out, with the message that this fault would get.
  func lines() async throws -> [HangingLine] {
    guard let stage = workspace.curriculum.stage(step.stage), let mutant = step.mutants.first else {
      return []
    }
    let head = """
      GUARD  Stage \(step.stage), step \(step.number) (\(step.level.rawValue)), green on arrival
      \(step.title)

        Your code does this already. The step keeps this fault out:
        \(mutant.summary)
        With it, the step says:
      """
    let message = try await message(on: stage.implementation(of: mutant), in: stage)
    return head.split(separator: "\n", omittingEmptySubsequences: false)
      .map { HangingLine(String($0)) }
      + message.lines.map { $0.indented(by: 2) }
      + ["", "  Read  \(step.guideAnchor)"].map { HangingLine($0) }
  }

  private func message(
    on implementation: Implementation,
    in stage: Stage
  ) async throws -> FailureMessage {
    let run = try await SuiteRun(
      workspace: workspace,
      listing: TestListing(of: workspace),
      implementation: implementation,
      runsAll: true,
      parts: [.suites]
    ).run(stage, only: step.test)
    let report = StageReport(of: stage, from: run.ledger)
    guard
      case .red(let failures)? = report.steps.first(where: { $0.step == step })?.state,
      let first = failures.first
    else { return FailureMessage("nothing, and that is a fault of the kit.") }
    return first.message
  }
}
