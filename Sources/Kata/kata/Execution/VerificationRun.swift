import KataKit

/// One process of `kata verify`: a stage's suite and the tests beside its solution, in one framework.
///
/// A process takes longer to start than most steps take. Swift Testing can check many implementations
/// in one, XCTest cannot. Every test makes what it checks anew, and no mutant may end the process; if
/// one does, each of them runs by itself. A property changes how long it waits once it was red, so
/// what it kills has a process of its own.
struct VerificationRun: Sendable {
  let stage: Stage
  let framework: Framework
  /// What is checked; the first of them by itself, the others after it.
  let implementations: [Implementation]
  /// How many scenarios the property goes through; nil where an example kills, and it does not run.
  let scenarios: Int?

  /// The processes that check all that a stage has.
  static func all(of stage: Stage) -> [VerificationRun] {
    let correct = [.solution] + stage.variants.map(stage.implementation)
    let ofProperty = (stage.property?.mutants ?? []).map(stage.implementation)
    let ofExamples = stage.mutants.map(stage.implementation).filter { !ofProperty.contains($0) }
    func run(_ framework: Framework, _ all: [Implementation], scenarios: Int?) -> Self {
      Self(stage: stage, framework: framework, implementations: all, scenarios: scenarios)
    }
    var runs = [
      run(.swiftTesting, ofExamples, scenarios: nil), run(.swiftTesting, correct, scenarios: 20),
    ]
    for framework in Framework.allCases {
      runs.append(run(framework, [.exercise], scenarios: 20))
      runs += ofProperty.map { run(framework, [$0], scenarios: 200) }
    }
    runs += correct.map { run(.xctest, [$0], scenarios: 20) }
    runs += ofExamples.map { run(.xctest, [$0], scenarios: nil) }
    return runs
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
    if ledger.wasCutShort, implementations.count > 1 {
      return try await ledgersOneByOne(in: workspace, listing: listing)
    }
    return implementations.reduce(into: [:]) { ledgers, implementation in
      let other = implementation == first ? nil : implementation
      ledgers[implementation] = Ledger(entries: ledger.entries(on: other))
    }
  }

  // One of them ended the process; by itself each shows whether it was that one.
  private func ledgersOneByOne(
    in workspace: Workspace,
    listing: TestListing
  ) async throws -> [Implementation: Ledger] {
    var all: [Implementation: Ledger] = [:]
    for implementation in implementations {
      let alone = Self(
        stage: stage,
        framework: framework,
        implementations: [implementation],
        scenarios: scenarios
      )
      all[implementation] = try await alone.ledgers(in: workspace, listing: listing)[implementation]
    }
    return all
  }
}
