import KataCore
import SuiteLedger

/// One cycle: build, judge the stages up to the first that is not done, and judge changes.
package struct CheckCycle: Sendable {
  let workspace: Workspace
  /// The learner's files, which were read once.
  var sources: Sources
  package var display: any ProgressDisplay
  /// The deepest level to judge.
  var level = Step.Level.deep
  /// The stage that the learner began with; open stages before it do not stop the cycle.
  var start = 1
  /// The learner's step; nil if it is not known.
  var focus: Step?
  /// The last cycle; a stage that was done stays done while its files are the same.
  var last = RunResult()

  package init(
    workspace: Workspace,
    sources: Sources,
    display: any ProgressDisplay,
    level: Step.Level = .deep,
    start: Int = 1,
    focus: Step? = nil,
    last: RunResult = RunResult()
  ) {
    self.workspace = workspace
    self.sources = sources
    self.display = display
    self.level = level
    self.start = start
    self.focus = focus
    self.last = last
  }

  /// Judges the learner's stage, and each earlier one that is not done or has changed, in one run.
  ///
  /// Without a learner's step, the first stage that is not done is the learner's. A beginner waits for
  /// the suites of one stage, so the next one is built when the learner goes on.
  ///
  /// - Throws: `BuildError` if the package does not build, `CancellationError` if another cycle
  ///   takes over, and any other error if the cycle cannot be carried out.
  package func run() async throws -> RunResult {
    defer { display.clearProgress() }
    var cycle = self
    do {
      while let stage = cycle.stageToJudge {
        try await cycle.judge(upTo: stage)
        if focus != nil || cycle.isOver(after: stage) { break }
      }
      if let remark = await workspace.remarkOnKit, !cycle.last.notes.contains(remark) {
        cycle.last.notes.append(remark)
      }
      return cycle.last
    } catch {
      try Task.checkCancellation()
      if error is BuildError, let remark = await workspace.remarkOnKit {
        throw BuildError.ofChangedKit("\(error)\n\(remark)")
      }
      throw error
    }
  }

  private var stageToJudge: Stage? {
    let open = stages.first { !last.isSettled($0, in: sources, start: start) }
    let own = focus.flatMap { workspace.curriculum.stage($0.stage) }
    return [open, own].compactMap(\.self).max { $0.number < $1.number }
  }

  // All stages but those that the learner skipped and never began.
  private var stages: [Stage] {
    workspace.curriculum.stages.filter { $0.number >= start || $0.isBegun(in: sources) }
  }

  // Whether a problem or an open step keeps the cycle from going on behind this stage; a stage of
  // which no test ran is open, too.
  private func isOver(after stage: Stage) -> Bool {
    guard last.issues.isEmpty, let next = stageToJudge else { return true }
    return next.number <= stage.number
  }

  // Builds the tests up to a stage, and judges what the last cycle has not judged of these texts.
  private mutating func judge(upTo stage: Stage) async throws {
    let build = Build(workspace: workspace, stage: stage.number, checked: last.sources)
    // The learner may save at any time, so only the built texts count.
    sources = try await build.run(sources, showingOn: display)
    let judge = StageJudge(
      workspace: workspace,
      sources: sources,
      level: level,
      frameworks: [.swiftTesting],
      focus: focus
    )
    let reached = stages.filter { $0.number <= stage.number }
    let open = reached.filter { $0 == stage || !last.isSettled($0, in: sources, start: start) }
    let settled = last.reports.filter { reached.contains($0.stage) && !open.contains($0.stage) }
    var result = RunResult(
      reports: workspace.curriculum.stages.map { StageReport(notRun: $0).limited(to: level) }
    )
    result.sources = sources
    result.add(RunResult(reports: settled))
    try await display.showing("Running") {
      result.add(try await judge.run(open))
      for change in open where change.isBegun(in: sources) && !change.changedStages.isEmpty {
        result.reports = try await judge.reports(result.reports, after: change)
      }
    }
    last = result
  }
}
