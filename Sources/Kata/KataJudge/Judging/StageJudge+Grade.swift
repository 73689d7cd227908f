import KataRun

// The learner's tests of a stage on correct and faulty implementations.
extension StageJudge {
  /// Grades the learner's tests of a stage, and reports their results on the learner's own code.
  ///
  /// Steps after the learner's step and deeper steps than `level` do not count. The tests are
  /// thorough if they do their work and there is no other problem.
  package func grading(of stage: Stage) async throws -> (text: String, isThorough: Bool) {
    let onOwnCode = try await ledger(of: stage, .exercise)
    let grade = try await self.grade(stage, on: stage.mutants).limited(to: level, upTo: focus)
      .adding([.exercise: onOwnCode])
    let lines =
      ["Stage \(stage.number)  \(stage.title)", "", grade.text]
      + TestSource.remarks(onTestsOf: stage, in: save).flatMap { ["", $0] }
      + onOwnCode.issues.flatMap { ["", $0.asProblem] }
    return (lines.joined(separator: "\n"), onOwnCode.issues.isEmpty && grade.isThorough)
  }

  /// Grades the tests on all correct implementations and on these mutants.
  ///
  /// The `earlier` grade's results of these tests stay, and its results of older tests are assumed.
  package func grade(
    _ stage: Stage,
    on mutants: [Mutant],
    earlier: Grade? = nil
  ) async throws -> Grade {
    guard try await !listedTests(of: stage).isEmpty else { return Grade(of: stage, from: [:]) }
    var grade: Grade
    if let earlier, earlier.has(.solution) {
      grade = earlier
    } else {
      let solution = [Implementation.solution: try await ledger(of: stage, .solution)]
      let unsteady = try await unsteadyTests(in: solution, of: stage)
      grade = Grade(of: stage, from: solution, unsteady: unsteady).assuming(earlier)
    }
    if grade.isStopped { return grade.limited(to: .deep, upTo: focus) }
    // A test that ends the process on the solution is wrong, so it does not run on forty mutants.
    let wrong = grade.testThatEndedTheRun
    let correct = stage.variants.map(stage.implementation)
    // In any order, so that a test that counts its runs does not know on which one it runs.
    let others = (correct + mutants.map(stage.implementation)).filter { !grade.has($0) }.shuffled()
    let ledgers = try await others.concurrentMap(atMost: SuiteRun.atATime) {
      try await ledger(of: stage, $0, without: wrong)
    }
    let new = Dictionary(zip(others, ledgers)) { first, _ in first }
    let accepted = new.filter { correct.contains($0.key) }
    return grade.adding(new, unsteady: try await unsteadyTests(in: accepted, of: stage))
      .limited(to: .deep, upTo: focus)
  }

  // A test that is red on correct code runs again: with random values it may be green then.
  private func unsteadyTests(
    in accepted: [Implementation: Ledger],
    of stage: Stage
  ) async throws -> Set<TestID> {
    var unsteady: Set<TestID> = []
    var seen: Set<TestID> = []
    for (implementation, ledger) in accepted.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      for test in ledger.tests(in: stage.ownTestsModule) {
        guard case .failed = ledger.result(of: test), seen.insert(test).inserted else {
          continue
        }
        let again = try await self.ledger(of: stage, implementation, only: test.test)
        if again.result(of: test) == .passed { unsteady.insert(test) }
      }
    }
    return unsteady
  }

  private func ledger(
    of stage: Stage,
    _ implementation: Implementation,
    only test: String? = nil,
    without leftOut: TestID? = nil
  ) async throws -> Ledger {
    try await SuiteRun(
      workspace: workspace,
      listing: listing,
      implementation: implementation,
      leftOut: [leftOut].compactMap(\.self),
      showsBacktraces: false
    ).run(stage, in: [stage.ownTestsModule], only: test)
  }
}
