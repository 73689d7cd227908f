import KataKit

/// One process of `kata verify`: a stage's suite and its solution's own tests, in one framework.
struct VerificationRun: Sendable {
  let stage: Stage
  let framework: Framework
  let implementation: Implementation
  /// How many scenarios the property goes through; nil if it does not run.
  let scenarios: Int?

  /// The processes that prove a stage, those that take longest first.
  ///
  /// On a mutant that an example kills the property does not run. What only the property kills gets
  /// more scenarios.
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

  /// Runs it, and returns what the tests wrote down.
  func ledger(in workspace: Workspace, listing: TestListing) async throws -> Ledger {
    var run = SuiteRun(
      workspace: workspace,
      listing: listing,
      implementation: implementation,
      runsAll: true,
      scenarios: scenarios,
      parts: implementation == .exercise ? [.suites] : [.suites, .solutionTests],
      leftOut: scenarios == nil ? stage.property?.test : nil
    )
    run.frameworks = [framework]
    return try await run.run(stage).ledger
  }
}
