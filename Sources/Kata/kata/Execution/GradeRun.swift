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
    let accepted = try await ledgers(of: stage, on: correct)
    let rejected = try await ledgers(of: stage, on: mutants.map(stage.implementation))
    return Grade(
      of: stage,
      from: accepted.merging(rejected) { first, _ in first },
      testsIn: part.module(of: stage),
      upTo: last
    )
  }

  // Two implementations at a time, each in two processes: enough for a small machine.
  private func ledgers(
    of stage: Stage,
    on implementations: [Implementation]
  ) async throws -> [Implementation: Ledger] {
    var ledgers: [Implementation: Ledger] = [:]
    var waiting = implementations[...]
    try await withThrowingTaskGroup(of: (Implementation, Ledger).self) { group in
      func startNext() {
        guard let implementation = waiting.popFirst() else { return }
        group.addTask { (implementation, try await ledger(of: stage, implementation)) }
      }
      startNext()
      startNext()
      while let (implementation, ledger) = try await group.next() {
        ledgers[implementation] = ledger
        startNext()
      }
    }
    return ledgers
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
