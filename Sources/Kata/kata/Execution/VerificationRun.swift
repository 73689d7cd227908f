import KataKit

/// One process of `kata verify`: a stage's suite and its solution's own tests, in one framework.
struct VerificationRun: Sendable {
  let stage: Stage
  let framework: Framework
  let implementation: Implementation
  /// The number of scenarios of the property; nil if it does not run.
  let scenarios: Int?

  /// The processes that prove a stage, the longest first.
  ///
  /// The property does not run on a mutant that an example kills. A mutant that only the property
  /// kills gets more scenarios.
  static func all(of stage: Stage) -> [VerificationRun] {
    let correct = [.exercise, .solution] + stage.variants.map(stage.implementation)
    let ofProperty = (stage.property?.mutants ?? []).map(stage.implementation)
    let ofExamples = stage.mutants.map(stage.implementation).filter { !ofProperty.contains($0) }
    let wanted: [(implementations: [Implementation], scenarios: Int?)] = [
      (ofProperty, 200), (correct, 20), (ofExamples, nil),
    ]
    return wanted.flatMap { implementations, scenarios in
      implementations.flatMap { implementation in
        Framework.allCases.map {
          Self(stage: stage, framework: $0, implementation: implementation, scenarios: scenarios)
        }
      }
    }
  }

  /// Runs the process, and returns the ledger of its tests.
  func ledger(in workspace: Workspace, listing: TestListing) async throws -> Ledger {
    let solutionTests = implementation == .exercise ? [] : [stage.solutionTestsModule]
    return try await SuiteRun(
      workspace: workspace,
      listing: listing,
      implementation: implementation,
      scenarios: scenarios,
      leftOut: scenarios == nil ? stage.property?.test : nil,
      frameworks: [framework]
    ).run(stage, in: [stage.suiteModule] + solutionTests)
  }
}
