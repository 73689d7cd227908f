import CommandLineKit
import KataJudge
import KataLearner
import KataRun

/// A learner at work in a checkout: each cycle is recorded, and progress is saved.
struct LearnerVisit {
  let workspace: Workspace
  /// The deepest level to judge.
  let level: Step.Level
  let terminal: Terminal
  var learner: LearnerSession
  // The progress that this visit saved last; another command, such as reset, may have changed it.
  private var saved: LearnerProgress?
  private var hasSaidWhyNotSaved = false

  /// Continues with the saved progress, at another level if there is one.
  ///
  /// - Throws: `SystemError` if the file can be neither read nor set aside.
  init(workspace: Workspace, level: Step.Level? = nil) throws(SystemError) {
    self.workspace = workspace
    terminal = .current(linkingBelow: workspace.root)
    var progress = try ProgressStore(package: workspace.root).load { [terminal] in
      terminal.say($0 + "\n")
    }
    progress.level = level ?? progress.level
    self.level = progress.level ?? .deep
    learner = LearnerSession(progress: progress)
  }

  /// A judge of the present code, after a build of the suites up to a stage; nil for all of them.
  ///
  /// - Throws: `BuildError` if the package does not build.
  func judge(upTo stage: Stage?) async throws -> StageJudge {
    try await Build(workspace: workspace, stage: stage?.number).run(showingOn: terminal)
    return StageJudge(
      workspace: workspace,
      listing: TestListing(of: workspace),
      level: level,
      focus: workspace.curriculum.step(withKey: learner.progress.focus)
    )
  }

  /// A cycle that reuses the results of the `last` cycle that are still valid.
  mutating func cycle(after last: RunResult = RunResult()) -> CheckCycle {
    reloadProgress()
    return CheckCycle(
      workspace: workspace,
      display: terminal,
      level: level,
      start: learner.progress.start ?? 1,
      focus: workspace.curriculum.step(withKey: learner.progress.focus),
      last: last
    )
  }

  /// Adds the result of a cycle, and lets the learner `move` on.
  mutating func record(
    _ result: inout RunResult,
    move: (inout LearnerSession, LearnerSession.Standing) -> LearnerSession.Standing = { $1 }
  ) -> LearnerSession.Standing {
    reloadProgress()
    let before = learner.progress
    let found = learner.add(result.reports)
    let finishesAStep = result.reports.flatMap(\.steps).contains { entry in
      entry.state == .done && !before.wasDone(entry.step)
    }
    let standing = move(&learner, found)
    let entry = journaled { journal in
      try journal.record(
        result.reports,
        focus: learner.currentStep,
        finishesAStep: finishesAStep
      )
    }
    result.notes += save()
    return entry?.kind == .tidied ? standing.afterTidying : standing
  }

  /// Moves on to the next step; a red on the board is added to the journal, although nothing runs.
  mutating func next() -> (standing: LearnerSession.Standing, notes: [String]) {
    reloadProgress()
    let standing = learner.next()
    if !standing.isGreen {
      journaled { journal in
        try journal.record(learner.reports, focus: learner.currentStep)
      }
    }
    return (standing, save())
  }

  /// The learner's step; before the first verdict, the step of the saved progress.
  var currentStep: Step? {
    guard learner.reports.isEmpty else { return learner.currentStep }
    return workspace.curriculum.step(withKey: learner.progress.focus)
      ?? workspace.curriculum.stage(learner.progress.start ?? 1)?.steps.first
  }

  /// One more hint for the step, and the reason if the progress cannot be saved.
  mutating func hint(for step: Step?) -> [String] {
    reloadProgress()
    let hint = step.map { learner.progress.hint(for: $0) } ?? "Every step is done."
    return [hint] + save()
  }

  /// Records a cycle that did not build.
  func recordFailedBuild() {
    let focus = workspace.curriculum.step(withKey: learner.progress.focus)
    guard let stage = workspace.curriculum.stage(focus?.stage ?? 1) else { return }
    journaled { journal in
      try journal.recordFailedBuild(in: stage, focus: focus)
      return nil
    }
  }

  func board(_ standing: LearnerSession.Standing) -> Board {
    Board(
      reports: learner.reports,
      standing: standing,
      progress: learner.progress
    )
  }

  /// Saves the progress; returns the reason, only the first time, if it cannot be saved.
  mutating func save() -> [String] {
    do {
      try ProgressStore(package: workspace.root).save(learner.progress)
      saved = learner.progress
      return []
    } catch {
      defer { hasSaidWhyNotSaved = true }
      return hasSaidWhyNotSaved
        ? [] : ["\(error) You can go on, but your progress will not be saved."]
    }
  }

  /// Whether another command, such as `next`, has moved the learner to another step.
  var isMovedByOthers: Bool {
    guard let saved, let now = ProgressStore(package: workspace.root).saved else { return false }
    return (now.start, now.focus) != (saved.start, saved.focus)
  }

  private mutating func reloadProgress() {
    let store = ProgressStore(package: workspace.root)
    guard let saved, let now = try? store.load(tell: { terminal.say($0) }), now != saved
    else { return }
    learner.adopt(now)
    learner.progress.level = level
  }

  // An entry that cannot be written is reported, and does not stop the visit.
  @discardableResult
  private func journaled(_ record: (Journal) throws -> JournalEntry?) -> JournalEntry? {
    do {
      return try record(Journal(package: workspace.root))
    } catch {
      terminal.say("This run is not in the journal. \(error)")
      return nil
    }
  }
}

extension LearnerVisit {
  /// Runs one cycle for a command that ends after it, and shows the board.
  ///
  /// - Throws: an error if the cycle has no result.
  mutating func run(
    move: (inout LearnerSession, LearnerSession.Standing) -> LearnerSession.Standing
  ) async throws -> (result: RunResult, standing: LearnerSession.Standing) {
    var result: RunResult
    do {
      result = try await cycle().run()
    } catch let error as BuildError {
      recordFailedBuild()
      throw error
    }
    let standing = record(&result, move: move)
    var lines = try await lines(of: standing)
    if standing.greenOnArrival != nil { lines.append("  Next  swift run kata") }
    terminal.say(lines + result.remarks)
    return (result, standing)
  }
}
