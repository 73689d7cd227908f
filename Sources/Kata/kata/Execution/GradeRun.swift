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
    let module = part.module(of: stage)
    var accepted = try await ledgers(of: stage, on: [.solution])
    // What ends the process on the solution is wrong: it need not end forty others, each after seconds.
    let wrong = accepted[.solution]?.testThatEndedTheRun(in: module)
    let others = stage.variants.map(stage.implementation)
    accepted.merge(try await ledgers(of: stage, on: others, without: wrong)) { first, _ in first }
    let rejected = try await ledgers(
      of: stage,
      on: mutants.map(stage.implementation),
      without: wrong
    )
    return Grade(
      of: stage,
      from: accepted.merging(rejected) { first, _ in first },
      testsIn: module,
      unsteady: try await unsteadyTests(of: stage, in: accepted),
      upTo: last
    )
  }

  // A test that is red on correct code runs on it once more: one that draws values may be green then.
  private func unsteadyTests(
    of stage: Stage,
    in accepted: [Implementation: Ledger]
  ) async throws -> Set<String> {
    var unsteady: Set<String> = []
    var seen: Set<TestID> = []
    for (implementation, ledger) in accepted {
      for test in ledger.tests(in: part.module(of: stage)) {
        guard case .ended(.failed) = ledger.result(of: test), seen.insert(test).inserted else {
          continue
        }
        let again = try await self.ledger(of: stage, implementation, only: test.test)
        if again.result(of: test) == .ended(.passed) { unsteady.insert(test.test) }
      }
    }
    return unsteady
  }

  // Two implementations at a time, each in two processes: enough for a small machine.
  private func ledgers(
    of stage: Stage,
    on implementations: [Implementation],
    without test: String? = nil
  ) async throws -> [Implementation: Ledger] {
    var ledgers: [Implementation: Ledger] = [:]
    var waiting = implementations[...]
    try await withThrowingTaskGroup(of: (Implementation, Ledger).self) { group in
      func startNext() {
        guard let implementation = waiting.popFirst() else { return }
        group.addTask {
          (implementation, try await ledger(of: stage, implementation, without: test))
        }
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

  private func ledger(
    of stage: Stage,
    _ implementation: Implementation,
    only test: String? = nil,
    without leftOut: String? = nil
  ) async throws -> Ledger {
    try await SuiteRun(
      workspace: workspace,
      listing: listing,
      implementation: implementation,
      runsAll: true,
      parts: [part],
      leftOut: leftOut,
      showsBacktraces: false
    ).run(stage, only: test).ledger
  }
}
