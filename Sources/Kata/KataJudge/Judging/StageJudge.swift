import KataCore
import SuiteLedger

/// Runs stages and the learner's tests of them, and judges both.
package struct StageJudge: Sendable {
  let workspace: Workspace
  /// The learner's files in the build.
  let sources: Sources
  /// The deepest level to judge.
  var level: Step.Level
  /// The frameworks of the kit's suites.
  var frameworks: [Framework]
  /// The seed of further values.
  var seed: UInt64?
  /// The learner's step; the tests of later steps do not count.
  var focus: Step?

  package init(
    workspace: Workspace,
    sources: Sources,
    level: Step.Level = .deep,
    frameworks: [Framework] = Framework.allCases,
    seed: UInt64? = nil,
    focus: Step? = nil
  ) {
    self.workspace = workspace
    self.sources = sources
    self.level = level
    self.frameworks = frameworks
    self.seed = seed
    self.focus = focus
  }

  /// The results of these stages, from one run.
  package func run(_ stages: [Stage]) async throws -> RunResult {
    var ledger = try await SuiteRun(workspace: workspace, seed: seed)
      .run(stages.flatMap { $0.suites(in: frameworks) + $0.ownTests(in: sources) })
    for stage in stages { ledger.add(try await doubtfulTests(of: stage, in: ledger)) }
    var result = RunResult(issues: ledger.issues)
    for stage in stages {
      result.add(
        RunResult(
          of: stage,
          from: ledger,
          in: frameworks,
          sources: sources,
          level: level,
          focus: focus
        )
      )
    }
    return result
  }

  // A test that is red on correct code runs there alone, in a process of its own: it may be green if
  // nothing is left of earlier runs.
  private func doubtfulTests(of stage: Stage, in ledger: Ledger) async throws -> Ledger {
    var again = Ledger()
    let onCorrect = ledger[stage.correct]
    for implementation in stage.correct {
      let red = (onCorrect[implementation]?.entries ?? []).filter { entry in
        guard case .ended(.failed) = entry.event else { return false }
        return entry.test.module == stage.ownTestsModule
          && !again.entries.contains { $0.test == entry.test }
      }
      for test in Set(red.map(\.test)) {
        again.add(
          try await SuiteRun(workspace: workspace, subject: implementation.description)
            .run(stage.ownTests(in: sources, only: test))
        )
      }
    }
    again.issues = []
    return again
  }

  /// Grades the learner's tests of a stage, and reports their results on the learner's own code.
  ///
  /// Steps after the learner's step and deeper steps than `level` do not count. The tests are
  /// thorough if they do their work and there is no other problem.
  package func grading(of stage: Stage) async throws -> (text: String, isThorough: Bool) {
    let ledger = try await SuiteRun(workspace: workspace).run(stage.ownTests(in: sources))
    let grade = Grade(of: stage, from: ledger).limited(to: level, upTo: focus)
    let lines =
      ["Stage \(stage.number)  \(stage.title)", "", grade.text]
      + TestSource.remarks(onTestsOf: stage, in: sources).flatMap { ["", $0] }
      + ledger.issues.flatMap { ["", $0.asProblem] }
    return (lines.joined(separator: "\n"), ledger.issues.isEmpty && grade.isThorough)
  }
}

// The suites of older stages on the code of a stage that changes those stages.
extension StageJudge {
  /// Enough to notice a broken step: the older stages ran all scenarios before.
  private static let scenarios = 100

  /// The reports, and in each of them the finished steps that the change has broken.
  package func reports(_ reports: [StageReport], after change: Stage) async throws -> [StageReport]
  {
    let broken = try await broken(by: change)
    return reports.map { report in
      report.with(broken: broken.filter { $0.step.stage == report.stage.number })
    }
  }

  /// The finished steps on the learner's code of their own stages that a change has broken.
  ///
  /// In a stage that is not begun, every step counts: the change then began with the solution.
  package func brokenOfDone(by change: Stage) async throws -> [StepReport] {
    let broken = try await broken(by: change)
    let stages = workspace.curriculum.stages.filter { stage in
      broken.contains { $0.step.stage == stage.number } && stage.isBegun(in: sources)
    }
    let open = try await reports(of: stages, on: .exercise).flatMap(\.steps)
      .filter { $0.state != .done }.map(\.step)
    return broken.filter { !open.contains($0.step) }
  }

  private func broken(by change: Stage) async throws -> [StepReport] {
    let stages = workspace.curriculum.stages.filter { change.changedStages.contains($0.number) }
    return try await reports(of: stages, on: .changed(by: change.number))
      .flatMap { $0.broken(by: change) }
  }

  // One framework is enough, because the suites are twins.
  private func reports(
    of stages: [Stage],
    on implementation: Implementation
  ) async throws -> [StageReport] {
    let frameworks = [Framework.swiftTesting]
    let ledger = try await SuiteRun(
      workspace: workspace,
      subject: implementation.description,
      runsAllSteps: true,
      seed: seed,
      scenarios: Self.scenarios
    ).run(stages.flatMap { $0.suites(in: frameworks) })
    return stages.map { stage in
      StageReport(
        of: stage,
        from: ledger.on(implementation),
        frameworks: frameworks
      ).limited(to: level)
    }
  }
}
