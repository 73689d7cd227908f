import Foundation
import KataKit

/// One cycle: build, judge each stage up to the first that is not done, and judge changes.
struct CheckCycle: Sendable {
  let workspace: Workspace
  let terminal: Terminal
  /// The deepest level to judge.
  var level = Step.Level.deep
  /// The stage that the learner began with; open stages before it do not stop the cycle.
  var start = 1
  /// The learner's step; nil if it is not known.
  var focus: Step?
  /// The last cycle; a stage that it judged done is not judged again while its files are the same.
  var last = RunResult()

  /// A build of the tests up to a stage.
  private struct Built {
    var scope: BuildScope
    /// The learner's texts in it.
    var sources: LearnerSources
    var judge: StageJudge
  }

  /// Runs the cycle to its end.
  ///
  /// - Throws: as `firstVerdict()`.
  func run() async throws -> RunResult {
    let first = try await firstVerdict()
    return try await completed(first) ?? first
  }

  /// Judges a stage whose tests have changed by the faults of the learner's step only.
  ///
  /// `completed(_:)` adds what the tests do on the faults of the other steps.
  ///
  /// - Throws: `BuildError` if the package does not build, `CancellationError` if another cycle
  ///   takes over, and any other error if the cycle cannot be carried out.
  func firstVerdict() async throws -> RunResult {
    defer { terminal.clearProgress() }
    let expected = stillTrue(of: LearnerSources(in: workspace.root))
    let unknown = stages.first { expected.report(on: $0) == nil }
    do {
      var built = try await build(upTo: unknown ?? workspace.curriculum.stages.last)
      var cycle = self
      while true {
        cycle.last = try await cycle.judge(built)
        guard let next = cycle.stageAfterLast(outside: built.scope) else { return cycle.last }
        built = try await build(upTo: next)
      }
    } catch {
      try Task.checkCancellation()
      throw error
    }
  }

  /// The verdict with whole grades; nil if it has them already.
  func completed(_ first: RunResult) async throws -> RunResult? {
    let open = openGrades(of: first)
    guard !open.isEmpty else { return nil }
    let judge = self.judge(with: TestListing(of: workspace))
    var whole = first
    for grade in open {
      whole.replace(try await judge.completion(of: grade))
    }
    return whole
  }

  /// Whether its grades have all that the verdict at the learner's step needs.
  func isWhole(_ result: RunResult) -> Bool { openGrades(of: result).isEmpty }

  private func openGrades(of result: RunResult) -> [Grade] {
    result.reports.filter(\.hasRun)
      .compactMap { result.grades[$0.stage.number] }
      .filter { !$0.isWhole(for: $0.stage.ownSteps(upTo: level, near: focus)) }
  }

  // All stages but those that the learner skipped and never began.
  private var stages: [Stage] {
    workspace.curriculum.stages.filter { $0.number >= start || isBegun($0) }
  }

  private func isBegun(_ stage: Stage) -> Bool { !stage.begunFiles(in: workspace.root).isEmpty }

  private func stillTrue(of sources: LearnerSources) -> RunResult {
    last.stillTrue(of: sources, in: workspace.curriculum, start: start)
  }

  // A beginner waits for the suites of one stage, so the next ones are built when it is done.
  private func stageAfterLast(outside scope: BuildScope) -> Stage? {
    isOver(last) ? nil : stages.first { !scope.holds(stage: $0.number) }
  }

  private func isOver(_ result: RunResult) -> Bool {
    let open = result.reports.filter { $0.hasRun && $0.current != nil }
    return !result.issues.isEmpty || open.contains { $0.stage.number >= start }
  }

  // Builds the tests up to a stage, and begins to list them.
  private func build(upTo stage: Stage?) async throws -> Built {
    let build = Build(workspace: workspace, stage: stage?.number)
    let sources = try await build.run(showingOn: terminal)
    let scope = BuildScope(of: workspace, upTo: stage?.number)
    return Built(scope: scope, sources: sources, judge: judge(with: TestListing(of: workspace)))
  }

  private func judge(with listing: TestListing) -> StageJudge {
    StageJudge(workspace: workspace, listing: listing, level: level, focus: focus)
  }

  // Judges the stages in a build, unless the last cycle has judged these very texts.
  private func judge(_ built: Built) async throws -> RunResult {
    // The learner may save at any time, so only the built texts count.
    let known = stillTrue(of: built.sources)
    var result = RunResult(
      reports: workspace.curriculum.stages.map { StageReport(notRun: $0).limited(to: level) }
    )
    result.grades = known.grades
    result.sources = built.sources
    for stage in stages where built.scope.holds(stage: stage.number) {
      if let report = known.report(on: stage) {
        result.add(RunResult(reports: [report]))
      } else {
        result.add(try await judge(stage, with: built.judge, knowing: known))
      }
      if isBegun(stage), !known.hasAll(of: stage.changedStages + [stage.number]) {
        result.reports = try await built.judge
          .reports(result.reports, after: stage, in: [.swiftTesting])
      }
      try Task.checkCancellation()
      if isOver(result) { break }
    }
    return result
  }

  private func judge(
    _ stage: Stage,
    with judge: StageJudge,
    knowing known: RunResult
  ) async throws -> RunResult {
    let earlier = known.grades[stage.number] ?? last.grades[stage.number]?.ofOlderTests
    var result = try await terminal.showing("Running") {
      try await judge.result(on: stage, earlier: earlier)
    }
    if stage.number < start { result.issues = [] }
    return result
  }
}

extension RunResult {
  fileprivate func report(on stage: Stage) -> StageReport? {
    reports.first { $0.stage == stage }
  }

  fileprivate func hasAll(of stages: [Int]) -> Bool {
    stages.allSatisfy { number in reports.contains { $0.stage.number == number } }
  }
}
