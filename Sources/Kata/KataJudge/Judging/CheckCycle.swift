import KataRun

/// One cycle: build, judge each stage up to the first that is not done, and judge changes.
package struct CheckCycle: Sendable {
  let workspace: Workspace
  /// The learner's files, which were read once.
  var save: Save
  package var display: any ProgressDisplay
  /// The deepest level to judge.
  var level = Step.Level.deep
  /// The stage that the learner began with; open stages before it do not stop the cycle.
  var start = 1
  /// The learner's step; nil if it is not known.
  var focus: Step?
  /// The last cycle; a stage that it judged done is not judged again while its files are the same.
  var last = RunResult()

  package init(
    workspace: Workspace,
    save: Save,
    display: any ProgressDisplay,
    level: Step.Level = .deep,
    start: Int = 1,
    focus: Step? = nil,
    last: RunResult = RunResult()
  ) {
    self.workspace = workspace
    self.save = save
    self.display = display
    self.level = level
    self.start = start
    self.focus = focus
    self.last = last
  }

  /// Runs the cycle to its end.
  ///
  /// - Throws: as `firstVerdict()`.
  package func run() async throws -> RunResult {
    let first = try await firstVerdict()
    return try await completed(first) ?? first
  }

  /// Judges a stage whose tests have changed by the faults of the learner's step only, and no stage
  /// after the learner's that is not built yet.
  ///
  /// `completed(_:)` adds what the tests do on the faults of the other steps, and the next stage.
  ///
  /// - Throws: `BuildError` if the package does not build, `CancellationError` if another cycle
  ///   takes over, and any other error if the cycle cannot be carried out.
  package func firstVerdict() async throws -> RunResult {
    defer { display.clearProgress() }
    let expected = stillTrue().reports.map(\.stage)
    let unknown = stages.first { !expected.contains($0) }
    do {
      let first = try await verdict(upTo: unknown ?? workspace.curriculum.stages.last)
      return try await goingOn(from: first, upTo: focus?.stage ?? .max)
    } catch {
      try Task.checkCancellation()
      throw error
    }
  }

  /// The verdict with whole grades and the next stage; nil if it has them already.
  package func completed(_ first: RunResult) async throws -> RunResult? {
    // The texts of the first verdict, if a file was saved during its build.
    var cycle = self
    cycle.save = first.sources
    let judge = cycle.judge(with: TestListing(of: workspace))
    var whole = first
    for grade in openGrades(of: first) {
      whole.replace(try await judge.completion(of: grade))
    }
    whole = try await cycle.goingOn(from: whole)
    return whole == first ? nil : whole
  }

  /// Whether it has all that the verdict at the learner's step needs.
  package func isWhole(_ result: RunResult) -> Bool {
    openGrades(of: result).isEmpty && stage(after: result) == nil
  }

  private func openGrades(of result: RunResult) -> [Grade] {
    result.reports.filter(\.hasRun)
      .compactMap { result.grades[$0.stage.number] }
      .filter { !$0.isWhole(for: $0.stage.ownSteps(upTo: level, near: focus)) }
  }

  // All stages but those that the learner skipped and never began.
  private var stages: [Stage] {
    workspace.curriculum.stages.filter { $0.number >= start || isBegun($0) }
  }

  private func isBegun(_ stage: Stage) -> Bool { !stage.begunFiles(in: save).isEmpty }

  private func stillTrue() -> RunResult {
    last.stillTrue(of: save, in: workspace.curriculum, start: start)
  }

  // A beginner waits for the suites of one stage, so the next ones are built when it is done.
  private func goingOn(from first: RunResult, upTo last: Int = .max) async throws -> RunResult {
    var cycle = self
    (cycle.last, cycle.save) = (first, first.sources)
    for next in cycle.stages
    where next.number <= last && next == cycle.stage(after: cycle.last) {
      cycle.last = try await cycle.verdict(upTo: next)
      cycle.save = cycle.last.sources
    }
    return cycle.last
  }

  private func stage(after result: RunResult) -> Stage? {
    guard !isOver(result), let last = result.reports.last(where: \.hasRun) else { return nil }
    return stages.first { $0.number > last.stage.number }
  }

  private func isOver(_ result: RunResult) -> Bool {
    let open = result.reports.filter { $0.hasRun && $0.current != nil }
    return !result.issues.isEmpty || open.contains { $0.stage.number >= start }
  }

  private func judge(with listing: TestListing) -> StageJudge {
    StageJudge(workspace: workspace, save: save, listing: listing, level: level, focus: focus)
  }

  // Builds the tests up to a stage, and judges what the last cycle has not judged of these texts.
  private func verdict(upTo stage: Stage?) async throws -> RunResult {
    let build = Build(workspace: workspace, stage: stage?.number, checked: last.sources)
    // The learner may save at any time, so only the built texts count.
    var cycle = self
    cycle.save = try await build.run(save, showingOn: display)
    return try await cycle.verdict(onStagesUpTo: stage)
  }

  private func verdict(onStagesUpTo stage: Stage?) async throws -> RunResult {
    let scope = BuildScope(of: workspace, upTo: stage?.number)
    let judge = self.judge(with: TestListing(of: workspace))
    let known = stillTrue()
    var result = RunResult(
      reports: workspace.curriculum.stages.map { StageReport(notRun: $0).limited(to: level) }
    )
    result.grades = known.grades
    result.sources = save
    for stage in stages where scope.holds(stage: stage.number) {
      if let report = known.reports.first(where: { $0.stage == stage }) {
        result.add(RunResult(reports: [report]))
      } else {
        result.add(try await self.judge(stage, with: judge, knowing: known))
      }
      let isKnown = Set(stage.changedStages + [stage.number])
        .isSubset(of: known.reports.map(\.stage.number))
      if isBegun(stage), !isKnown {
        result.reports = try await judge.reports(result.reports, after: stage)
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
    var result = try await display.showing("Running") {
      try await judge.result(on: stage, earlier: earlier)
    }
    if stage.number < start { result.issues = [] }
    return result
  }
}
