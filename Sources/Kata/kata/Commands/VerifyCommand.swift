import Foundation
import KataKit

/// Proves the kit: what must be red is red, what must be green is green, in both frameworks.
struct VerifyCommand {
  let package: Checkout

  func run() async throws -> ExitStatus {
    try await Build(package: package).run(showingOn: .current())
    var verification = Verification()
    for stage in Stage.allCases where !Catalogue.steps(of: stage).isEmpty {
      try await verify(stage, into: &verification)
    }
    print(verification.text)
    return verification.faults.isEmpty ? .success : .failure
  }

  private func verify(_ stage: Stage, into verification: inout Verification) async throws {
    verification.expectHints(of: stage)
    if try !Starter(of: stage).isUntouched(in: package.root) {
      verification.fault(
        "\(stage.exerciseFile) is not the starter; kata verify judges Exercises as they are."
      )
    }
    verification.expectEveryStepRed(try await report(of: stage, .exercise), on: "the starter")
    verification.expectEveryStepGreen(try await report(of: stage, .solution), on: "the solution")
    for variant in Catalogue.variants(of: stage) {
      verification.expectEveryStepGreen(
        try await report(of: stage, variant.subject),
        on: "variant \(variant.name)"
      )
    }
    for mutant in Catalogue.mutants(of: stage) {
      verification.expectKilled(mutant, try await report(of: stage, mutant.subject))
    }
  }

  private func report(of stage: Stage, _ subject: SubjectChoice) async throws -> StageReport {
    let result = try await SuiteRun(
      package: package,
      subject: subject,
      runsAll: true,
      withOwnTests: false
    ).run(stage)
    return StageReport(of: stage, from: result.ledger, withOwnTests: false)
  }
}
