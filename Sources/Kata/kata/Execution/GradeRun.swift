import KataKit

/// Runs the learner's tests of a stage on correct and faulty implementations.
struct GradeRun: Sendable {
  let workspace: Workspace
  let listing: TestListing
  /// Whose tests are graded: the learner's, or those beside the solutions.
  var part = SuiteRun.Part.ownTests

  /// Whether there is a test of the stage.
  func hasTests(of stage: Stage) async throws -> Bool {
    for framework in Framework.allCases
    where try await !listing.tests(of: framework, in: [part.module(of: stage)]).isEmpty {
      return true
    }
    return false
  }

  /// Grades the tests on all that is correct and on these mutants.
  ///
  /// Steps after `last` do not count.
  func grade(
    _ stage: Stage,
    on mutants: [Mutant],
    upTo last: Step? = nil
  ) async throws -> Grade {
    guard try await hasTests(of: stage) else { return Grade(of: stage, from: [:]) }
    let correct = [.solution] + stage.variants.map(stage.implementation)
    let implementations = correct + mutants.map(stage.implementation)
    let ledgers = try await implementations.concurrentMap(atMost: SuiteRun.atATime) {
      try await ledger(of: stage, $0)
    }
    return Grade(
      of: stage,
      from: Dictionary(zip(implementations, ledgers)) { first, _ in first },
      testsIn: part.module(of: stage),
      upTo: last
    )
  }

  private func ledger(of stage: Stage, _ implementation: Implementation) async throws -> Ledger {
    try await SuiteRun(
      workspace: workspace,
      listing: listing,
      implementation: implementation,
      runsAll: true,
      parts: [part],
      showsBacktraces: false
    ).run(stage).ledger
  }
}
