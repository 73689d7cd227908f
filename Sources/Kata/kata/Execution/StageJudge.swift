import KataKit

/// Runs a stage as it is and, where a step asks for the learner's tests, grades them.
struct StageJudge: Sendable {
  let workspace: Workspace
  let listing: TestListing
  /// The deepest level that is asked for.
  var level = Step.Level.deep
  /// What further values are drawn from.
  var seed: UInt64?

  /// How the stage's property stands where its level is not asked for; nil where it is, or if the
  /// steps that are asked for are not done.
  func beyond(_ report: StageReport) async throws -> StepReport? {
    guard let property = report.stage.property, report.current == nil,
      !report.steps.contains(where: { $0.step == property })
    else { return nil }
    let run = try await SuiteRun(workspace: workspace, listing: listing, runsAll: true, seed: seed)
      .run(report.stage, only: property.test)
    return StageReport(of: report.stage, from: run.ledger, crashes: run.crashes)
      .steps.first { $0.step == property }
  }

  /// The report on a stage, and what its steps do not explain.
  func result(on stage: Stage) async throws -> (report: StageReport, issues: [String]) {
    let run = try await SuiteRun(workspace: workspace, listing: listing, seed: seed).run(stage)
    // Limited first: a red test of the learner's counts at a step that is asked for.
    let suites = StageReport(of: stage, from: run.ledger, crashes: run.crashes).limited(to: level)
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
