import Foundation
import KataKit

/// Proves the kit: what must be red is red, what must be green is green, in both frameworks.
struct VerifyCommand {
  let package: Checkout

  func run() async throws -> ExitStatus {
    try await Build(package: package).run(showingOn: .current())
    let listing = TestListing(of: package)
    var verification = Verification()
    for stage in Stage.allCases {
      try await verify(stage, listing, into: &verification)
    }
    print(verification.text)
    return verification.faults.isEmpty ? .success : .failure
  }

  private func verify(
    _ stage: Stage,
    _ listing: TestListing,
    into verification: inout Verification
  ) async throws {
    verification.expectHints(of: Catalogue.steps(of: stage))
    if try !Starter(of: stage).isUntouched(in: package.root) {
      verification.fault(
        "\(stage.exerciseFile) is not the starter; kata verify judges Exercises as they are."
      )
    }
    func report(on subject: SubjectChoice) async throws -> StageReport {
      let result = try await SuiteRun(
        package: package,
        listing: listing,
        subject: subject,
        runsAll: true,
        parts: [.suites]
      ).run(stage)
      return StageReport(of: stage, from: result.ledger, ownTests: .notAsked)
    }
    verification.expectEveryStepRed(try await report(on: .exercise), on: "the starter")
    verification.expectEveryStepGreen(try await report(on: .solution), on: "the solution")
    for variant in Catalogue.variants(of: stage) {
      verification.expectEveryStepGreen(
        try await report(on: variant.subject),
        on: "variant \(variant.name)"
      )
    }
    for mutant in Catalogue.mutants(of: stage) {
      verification.expectKilled(mutant, try await report(on: mutant.subject))
    }
    let grading = GradeRun(package: package, listing: listing, part: .solutionTests)
    verification.expectThorough(
      try await grading.grade(stage, on: Catalogue.mutants(of: stage))
    )
  }
}
