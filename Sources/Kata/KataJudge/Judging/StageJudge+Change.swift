import KataRun

// The suites of older stages on the code of a stage that changes those stages.
extension StageJudge {
  /// Enough to notice a broken step: the older stages ran all scenarios before.
  private static let scenarios = 100

  /// The reports, and in each of them the finished steps that the change has broken.
  package func reports(_ reports: [StageReport], after change: Stage) async throws -> [StageReport]
  {
    var judged = reports
    for index in reports.indices where change.changedStages.contains(reports[index].stage.number) {
      let broken = try await broken(of: reports[index].stage, by: change)
      judged[index] = reports[index].with(broken: broken)
    }
    return judged
  }

  /// The steps of an older stage that the change has broken.
  package func broken(of stage: Stage, by change: Stage) async throws -> [StepReport] {
    try await report(of: stage, on: .changed(by: change.number)).broken(by: change)
  }

  /// The finished steps on the learner's code of their own stages that a change has broken.
  ///
  /// In a stage that is not begun, every step counts: the change then began with the solution.
  package func brokenOfDone(by change: Stage) async throws -> [StepReport] {
    var all: [StepReport] = []
    for stage in workspace.curriculum.stages where change.changedStages.contains(stage.number) {
      let broken = try await broken(of: stage, by: change)
      guard !broken.isEmpty else { continue }
      let isBegun = !stage.begunFiles(in: save).isEmpty
      let own = isBegun ? try await report(of: stage, on: .exercise) : nil
      let done = own?.steps.filter { $0.state == .done }.map(\.step) ?? stage.steps
      all += broken.filter { done.contains($0.step) }
    }
    return all
  }

  // One framework is enough, because the suites are twins.
  private func report(
    of stage: Stage,
    on implementation: Implementation
  ) async throws -> StageReport {
    let frameworks = [Framework.swiftTesting]
    let ledger = try await SuiteRun(
      workspace: workspace,
      listing: listing,
      implementation: implementation,
      seed: seed,
      scenarios: Self.scenarios,
      frameworks: frameworks
    ).run(stage, in: [stage.suiteModule])
    return StageReport(of: stage, from: ledger, frameworks: frameworks).limited(to: level)
  }
}
