import KataKit

/// Runs a stage as it is and, where a step asks for the learner's tests, grades them.
struct StageJudge: Sendable {
  let workspace: Workspace
  let listing: TestListing
  /// What further values are drawn from.
  var seed: UInt64?

  /// The report on a stage, and what its steps do not explain.
  func result(on stage: Stage) async throws -> (report: StageReport, issues: [String]) {
    let run = try await SuiteRun(workspace: workspace, listing: listing, seed: seed).run(stage)
    let suites = StageReport(of: stage, from: run.ledger, crashes: run.crashes)
    let reached = suites.reachedOwnSteps
    let grade =
      reached.isEmpty
      ? nil
      : try await GradeRun(workspace: workspace, listing: listing)
        .grade(stage, on: reached.flatMap(\.mutants))
    let own = OwnTests(of: stage, in: run.ledger, crashes: run.crashes)
    return (suites.judged(by: own, grade: grade), run.issues)
  }
}
