import Foundation
import KataKit

/// One cycle: build, run, judge, up to the first stage that is not done.
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
  var last = JudgedSources()

  /// Runs the cycle to its end.
  ///
  /// - Throws: as `firstVerdict()`.
  func run() async throws -> JudgedSources {
    let first = try await firstVerdict()
    return try await completed(first) ?? first
  }

  /// Judges a stage whose tests have changed by the faults of the learner's step only.
  ///
  /// `completed(_:)` adds what the tests do on the faults of the other steps.
  ///
  /// - Throws: `BuildError` if the package does not build, `CancellationError` if another cycle
  ///   takes over, and any other error if the cycle cannot be carried out.
  func firstVerdict() async throws -> JudgedSources {
    defer { terminal.clearProgress() }
    do {
      return try await judge()
    } catch {
      try Task.checkCancellation()
      throw error
    }
  }

  /// The verdict with whole grades; nil if it has them already.
  func completed(_ first: JudgedSources) async throws -> JudgedSources? {
    let open = openGrades(of: first)
    guard !open.isEmpty else { return nil }
    let judge = self.judge(with: TestListing(of: workspace))
    var whole = first
    for grade in open {
      whole.result.replace(try await judge.completion(of: grade))
    }
    return whole
  }

  /// Whether its grades have all that the verdict at the learner's step needs.
  func isWhole(_ judged: JudgedSources) -> Bool { openGrades(of: judged).isEmpty }

  private func openGrades(of judged: JudgedSources) -> [Grade] {
    judged.result.reports.filter(\.hasRun)
      .compactMap { judged.result.grades[$0.stage.number] }
      .filter { !$0.isWhole(for: $0.stage.ownSteps(upTo: level, near: focus)) }
  }

  private func judge(with listing: TestListing) -> StageJudge {
    StageJudge(workspace: workspace, listing: listing, level: level, focus: focus)
  }

  private func judge() async throws -> JudgedSources {
    let stages = workspace.curriculum.stages
    let expected = stillKnown(with: LearnerSources(in: workspace.root))
    let first = stages.first { expected.report(on: $0) == nil && !isLeftOut($0) } ?? stages.last
    var (judge, built) = try await builtJudge(upTo: first)
    // The learner may save between that look and the build, so only the built texts count.
    var known = stillKnown(with: built)
    var result = RunResult(
      reports: stages.map { StageReport(notRun: $0).limited(to: level) }
    )
    result.grades = known.grades
    var sources = built
    for (index, stage) in stages.enumerated() where !isLeftOut(stage) {
      if !BuildScope(of: workspace, upTo: first?.number).holds(stage: stage.number) {
        (judge, built) = try await builtJudge(upTo: stage)
        known = stillKnown(with: built)
        for stage in stages[index...] {
          sources = sources.taking(stage, from: built)
          result.grades[stage.number] = known.grades[stage.number]
        }
      }
      if let report = known.report(on: stage) {
        result.reports[index] = report
        continue
      }
      var judged = try await terminal.showing("Running") {
        let grade = known.grades[stage.number]
        let older = grade == nil ? last.result.grades[stage.number] : nil
        return try await judge.result(on: stage, known: grade, older: older)
      }
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
    return JudgedSources(result: result, sources: sources)
  }

  private func stillKnown(with sources: LearnerSources) -> RunResult {
    last.stillTrue(of: sources, in: workspace.curriculum, start: start)
  }

  // A stage that the learner skipped and never began.
  private func isLeftOut(_ stage: Stage) -> Bool {
    stage.number < start && stage.begunFiles(in: workspace.root).isEmpty
  }

  // Builds the tests that a stage needs, and begins to list them.
  private func builtJudge(upTo stage: Stage?) async throws -> (StageJudge, LearnerSources) {
    let build = Build(workspace: workspace, stage: stage?.number)
    let built = try await build.run(showingOn: terminal)
    return (judge(with: TestListing(of: workspace)), built)
  }
}

extension RunResult {
  fileprivate func report(on stage: Stage) -> StageReport? {
    reports.first { $0.stage == stage }
  }
}
