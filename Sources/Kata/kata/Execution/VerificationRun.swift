import KataKit

/// One process of `kata verify`: a stage's suite and the tests beside its solution, in one framework.
///
/// A process takes longer to start than most steps take. Swift Testing can check many implementations
/// in one, XCTest cannot. Every test makes what it checks anew, and no mutant may end the process: if
/// one does, the others are not told green but not run. A property changes how long it waits once it
/// was red, so what it kills has a process of its own.
struct VerificationRun: Sendable {
  let stage: Stage
  let framework: Framework
  /// What is checked; the first of them by itself, the others after it.
  let implementations: [Implementation]
  /// How many scenarios the property goes through; nil where an example kills, and it does not run.
  let scenarios: Int?

  /// The processes that check all that a stage has; those that take longest come first.
  static func all(of stage: Stage) -> [VerificationRun] {
    let correct = [.solution] + stage.variants.map(stage.implementation)
    let ofProperty = (stage.property?.mutants ?? []).map(stage.implementation)
    let ofExamples = stage.mutants.map(stage.implementation).filter { !ofProperty.contains($0) }
    func each(_ implementations: [Implementation], _ framework: Framework, scenarios: Int?)
      -> [VerificationRun]
    {
      implementations.map {
        VerificationRun(
          stage: stage,
          framework: framework,
          implementations: [$0],
          scenarios: scenarios
        )
      }
    }
    let together = [(ofExamples, nil), (correct, 20)].map { implementations, scenarios in
      VerificationRun(
        stage: stage,
        framework: .swiftTesting,
        implementations: implementations,
        scenarios: scenarios
      )
    }
    return together
      + Framework.allCases.flatMap { framework in
        each(ofProperty, framework, scenarios: 200) + each([.exercise], framework, scenarios: 20)
      } + each(correct, .xctest, scenarios: 20) + each(ofExamples, .xctest, scenarios: nil)
  }

  /// Runs it; what each implementation was told.
  func ledgers(
    in workspace: Workspace,
    listing: TestListing
  ) async throws -> [Implementation: Ledger] {
    guard let first = implementations.first else { return [:] }
    var run = SuiteRun(
      workspace: workspace,
      listing: listing,
      implementation: first,
      others: Array(implementations.dropFirst()),
      runsAll: true,
      scenarios: scenarios,
      parts: first == .exercise ? [.suites] : [.suites, .solutionTests],
      leftOut: scenarios == nil ? stage.property?.test : nil
    )
    run.frameworks = [framework]
    let ledger = try await run.run(stage).ledger
    return implementations.reduce(into: [:]) { ledgers, implementation in
      let other = implementation == first ? nil : implementation
      ledgers[implementation] = Ledger(entries: ledger.entries(on: other))
    }
  }
}
