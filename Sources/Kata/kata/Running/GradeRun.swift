import KataKit

/// Runs the learner's tests of a stage on correct and faulty implementations.
struct GradeRun {
  let package: Checkout
  let listing: TestListing

  /// Whether the learner has written a test of the stage.
  func hasTests(of stage: Stage) -> Bool {
    LedgerEntry.Framework.allCases.contains { framework in
      !listing.tests(of: framework, in: [stage.ownTestsModule]).isEmpty
    }
  }

  /// Grades the tests on the solution, the variants and these mutants; two runs at a time.
  func grade(_ stage: Stage, on mutants: [Mutant]) async throws -> Grade {
    guard hasTests(of: stage) else { return Grade(of: stage, from: [:]) }
    let subjects =
      [.solution] + Catalogue.variants(of: stage).map(\.subject) + mutants.map(\.subject)
    var ledgers: [SubjectChoice: Ledger] = [:]
    var waiting = subjects[...]
    try await withThrowingTaskGroup(of: (SubjectChoice, Ledger).self) { group in
      func startNext() {
        guard let subject = waiting.popFirst() else { return }
        group.addTask { (subject, try await ledger(of: stage, subject)) }
      }
      startNext()
      startNext()
      while let (subject, ledger) = try await group.next() {
        ledgers[subject] = ledger
        startNext()
      }
    }
    return Grade(of: stage, from: ledgers)
  }

  private func ledger(of stage: Stage, _ subject: SubjectChoice) async throws -> Ledger {
    try await SuiteRun(
      package: package,
      listing: listing,
      subject: subject,
      runsAll: true,
      parts: [.ownTests]
    ).run(stage).ledger
  }
}
