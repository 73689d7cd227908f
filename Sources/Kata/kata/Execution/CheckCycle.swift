import Foundation
import KataKit

/// One cycle: build, run, judge, up to the first stage that is not done.
struct CheckCycle: Sendable {
  let workspace: Workspace
  let terminal: Terminal
  /// The deepest level that is asked for.
  var level = Step.Level.deep
  /// The stage that the learner began with; open stages before it do not stop the cycle.
  var start = 1
  /// The results of the last cycle that still hold: stages and grades.
  var known = RunResult()

  /// Runs it.
  ///
  /// - Throws: `BuildError` if the package does not build, `CancellationError` if another cycle took
  ///   its place, and any other error if the cycle cannot be carried out.
  func run() async throws -> RunResult {
    defer { terminal.clearProgress() }
    do {
      return try await judge()
    } catch {
      try Task.checkCancellation()
      throw error
    }
  }

  private func judge() async throws -> RunResult {
    let stages = workspace.curriculum.stages
    let first = stages.first { report(on: $0) == nil && !isLeftOut($0) } ?? stages.last
    var judge = try await builtJudge(upTo: first)
    var result = RunResult(
      reports: stages.map { StageReport(notRun: $0).limited(to: level) }
    )
    result.grades = known.grades
    for (index, stage) in stages.enumerated() where !isLeftOut(stage) {
      let taken = try Takeover(workspace: workspace).take(into: stage, after: result.reports)
      if let note = taken.note { result.notes.append(note) }
      let isBuilt = BuildScope(of: workspace, upTo: first?.number).holds(stage: stage.number)
      if taken.isNew || !isBuilt { judge = try await builtJudge(upTo: stage) }
      if let report = report(on: stage) {
        result.reports[index] = report
        continue
      }
      var judged = try await judge.result(on: stage, known: known.grades[stage.number])
      if stage.number < start { judged.issues = [] }
      result.add(judged)
      if !stage.begunFiles(in: workspace.root).isEmpty {
        result.reports = try await ChangedSuites(
          workspace: workspace,
          listing: judge.listing,
          level: level,
          frameworks: [.swiftTesting]
        ).judge(result.reports, after: stage)
      }
      try Task.checkCancellation()
      let isOpen = result.reports[index].current != nil && stage.number >= start
      if isOpen || !result.issues.isEmpty { break }
    }
    return result
  }

  // A stage that the learner passed over and never began.
  private func isLeftOut(_ stage: Stage) -> Bool {
    stage.number < start && stage.begunFiles(in: workspace.root).isEmpty
  }

  private func report(on stage: Stage) -> StageReport? {
    known.reports.first { $0.stage == stage }
  }

  // Builds what a stage needs, and begins to list its tests.
  private func builtJudge(upTo stage: Stage?) async throws -> StageJudge {
    try await Build(workspace: workspace, stage: stage?.number).run(showingOn: terminal)
    terminal.show(progress: "Running")
    return StageJudge(
      workspace: workspace,
      listing: TestListing(of: workspace),
      level: level
    )
  }
}
