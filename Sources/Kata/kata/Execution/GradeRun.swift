import KataKit

/// Runs the learner's tests of a stage on correct and faulty implementations.
struct GradeRun: Sendable {
  let workspace: Workspace
  let listing: TestListing

  /// Whether there is a test of the stage.
  func hasTests(of stage: Stage) async throws -> Bool {
    for framework in Framework.allCases
    where try await !listing.tests(of: framework, in: [stage.ownTestsModule]).isEmpty {
      return true
    }
    return false
  }

  /// Grades the tests on all correct implementations and on these mutants.
  ///
  /// What is `known` of the same tests does not run again. Steps after `last` do not count.
  func grade(
    _ stage: Stage,
    on mutants: [Mutant],
    knowing known: Grade? = nil,
    upTo last: Step? = nil
  ) async throws -> Grade {
    guard try await hasTests(of: stage) else { return Grade(of: stage, from: [:]) }
    var grade: Grade
    if let known, known.has(.solution) {
      grade = known
    } else {
      let solution = [Implementation.solution: try await ledger(of: stage, .solution)]
      let unsteady = try await unsteadyTests(in: solution, of: stage)
      grade = Grade(of: stage, from: solution, unsteady: unsteady, upTo: last)
    }
    // A test that ends the process on the solution is wrong, so it does not run on forty mutants.
    let wrong = grade.testThatEndedTheRun
    let correct = stage.variants.map(stage.implementation)
    let others = (correct + mutants.map(stage.implementation)).filter { !grade.has($0) }
    let ledgers = try await others.concurrentMap(atMost: SuiteRun.atATime) {
      try await ledger(of: stage, $0, without: wrong)
    }
    let new = Dictionary(zip(others, ledgers)) { first, _ in first }
    let accepted = new.filter { correct.contains($0.key) }
    return grade.adding(new, unsteady: try await unsteadyTests(in: accepted, of: stage))
  }

  // A test that is red on correct code runs again: with random values it may be green then.
  private func unsteadyTests(
    in accepted: [Implementation: Ledger],
    of stage: Stage
  ) async throws -> Set<String> {
    var unsteady: Set<String> = []
    var seen: Set<TestID> = []
    for (implementation, ledger) in accepted {
      for test in ledger.tests(in: stage.ownTestsModule) {
        guard case .failed = ledger.result(of: test), seen.insert(test).inserted else {
          continue
        }
        let again = try await self.ledger(of: stage, implementation, only: test.test)
        if again.result(of: test) == .passed { unsteady.insert(test.test) }
      }
    }
    return unsteady
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
      parts: [.ownTests],
      leftOut: leftOut,
      showsBacktraces: false
    ).run(stage, only: test)
  }
}
