import KataKit

/// Grades the learner's tests of a stage if the stage asks for them, and runs the stage.
struct StageJudge: Sendable {
  let workspace: Workspace
  let listing: TestListing
  /// The deepest level to judge.
  var level = Step.Level.deep
  /// The seed of further values.
  var seed: UInt64?

  /// The result for one stage; `known` is the grade of the unchanged tests, if they were graded.
  func result(on stage: Stage, known: Grade? = nil) async throws -> RunResult {
    let own = stage.steps.filter { $0.author == .yours }
    var grade = known
    if grade == nil { grade = try await self.grade(of: stage, on: own) }
    // A hidden check runs only if the learner's test does its work.
    let hidden = own.filter { grade?.quality(of: $0) == .tested }.map(\.key)
    var suites = SuiteRun(workspace: workspace, listing: listing, seed: seed)
    suites.hidden = .only(Set(hidden))
    var run = try await suites.run(stage)
    let listed = try await listedTests(of: stage)
    var ownRun = run.ledger
    if listed.contains(where: { run.ledger.result(of: $0) == nil }) {
      // These tests did not run, because the process ended in the suites.
      suites.parts = [.ownTests]
      ownRun = try await suites.run(stage).ledger
    }
    let tests = OwnTests(of: stage, in: ownRun, listed: listed.map(\.test))
    if OwnTests(of: stage, in: run.ledger).endsTheRun {
      // The later steps have no verdict, because the process ended. So they run without that test.
      suites.parts = [.suites]
      run = try await suites.run(stage)
    }
    let report = StageReport(of: stage, from: run.ledger)
    let judged = report.limited(to: level).judged(by: tests, grade: grade)
    var result = RunResult(reports: [judged], issues: run.issues)
    result.grades[stage.number] = grade
    result.notes = TestSource.remarks(onTestsOf: stage, in: workspace.root)
    return result
  }

  private func listedTests(of stage: Stage) async throws -> [TestID] {
    var listed: [TestID] = []
    for framework in Framework.allCases {
      listed += try await listing.tests(of: framework, in: [stage.ownTestsModule])
        .map { TestID(framework: framework, module: $0.module, test: $0.test) }
    }
    return listed
  }

  private func grade(of stage: Stage, on own: [Step]) async throws -> Grade? {
    guard !own.isEmpty else { return nil }
    return try await GradeRun(workspace: workspace, listing: listing)
      .grade(stage, on: own.flatMap(\.mutants))
  }
}
