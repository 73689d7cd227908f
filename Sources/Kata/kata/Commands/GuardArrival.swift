import Foundation
import KataKit

/// The board for a guard that was green when the learner reached it.
struct GuardArrival {
  let package: Checkout
  let listing: TestListing
  let step: Step

  /// Says what the guard keeps out, with the message that this fault would get.
  func text() async throws -> String {
    guard
      case .guarding(let name) = step.kind,
      let mutant = Catalogue.mutants(of: step.stage).first(where: { $0.name == name })
    else { return "" }
    let result = try await SuiteRun(
      package: package,
      listing: listing,
      subject: mutant.subject,
      runsAll: true,
      parts: [.suites]
    ).run(step.stage, only: step.test)
    let report = StageReport(of: step.stage, from: result.ledger)
    let message: String? =
      switch report.steps.first(where: { $0.step == step })?.state {
      case .red(let failures): failures.first?.message
      default: nil
      }
    return """
      GUARD  Stage \(step.stage.number), step \(step.number) (\(step.level.rawValue)), green on \
      arrival
      \(step.title)

        Your code does this already. The step keeps this fault out:
        \(mutant.story)
        With it, the step says:
        \((message ?? "nothing, and that is a fault of the kit.").replacing("\n", with: "\n  "))

        Read  \(step.guideAnchor)
      """
  }
}
