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
  private var seen: SeenTexts

  /// Continues with the saved progress, at another level if there is one.
  ///
  /// - Throws: `SystemError` if the file can be neither read nor set aside.
  init(workspace: Workspace, level: Step.Level? = nil) throws(SystemError) {
    self.workspace = workspace
    seen = SeenTexts(in: workspace.root)
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
    let save = try await Build(workspace: workspace, stage: stage?.number).run(showingOn: terminal)
    return StageJudge(
      workspace: workspace,
      save: save,
      listing: TestListing(of: workspace),
      level: level,
      focus: workspace.curriculum.step(withKey: learner.progress.focus)
    )
  }

  /// A cycle on these texts that reuses the results of the `last` cycle that are still valid.
  mutating func cycle(on save: Save, after last: RunResult = RunResult()) -> CheckCycle {
    reloadProgress()
    return CheckCycle(
      workspace: workspace,
      save: save,
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
    let isTidied = note(result.sources, finishesAStep: finishesAStep)
    result.notes += save()
    return isTidied ? standing.afterTidying : standing
  }

  /// Moves on to the next step; a red on the board is added to the journal, although nothing runs.
  mutating func next() -> (standing: LearnerSession.Standing, notes: [String]) {
    reloadProgress()
    let standing = learner.next()
    if !standing.isGreen { _ = note(nil) }
    return (standing, save())
  }

  // Records the reports and the change since the last run; true if it has tidied the code.
  private mutating func note(_ sources: Save?, finishesAStep: Bool = false) -> Bool {
    let focus = learner.currentStep
    let reports = learner.reports
    let report = reports.first { $0.stage.number == focus?.stage } ?? reports.first
    guard let report else { return false }
    let change = sources.map { seen.change(of: report.stage, to: $0) } ?? ChangeSize()
    let isTidied = learner.noteRun(changing: change, finishesAStep: finishesAStep)
    journal(
      JournalEntry(
        of: report,
        focus: focus,
        isBroken: reports.flatMap(\.steps).contains { $0.change == report.stage },
        isTidied: isTidied,
        change: change
      ),
      in: report.stage
    )
    return isTidied
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

  /// Records that these texts did not build.
  mutating func recordFailedBuild(of sources: Save) {
    let focus = workspace.curriculum.step(withKey: learner.progress.focus)
    guard let stage = workspace.curriculum.stage(focus?.stage ?? 1) else { return }
    let change = seen.change(of: stage, to: sources)
    journal(JournalEntry(failedBuildOf: stage, focus: focus, change: change), in: stage)
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
  private func journal(_ entry: JournalEntry, in stage: Stage) {
    do {
      try seen.keep(stage)
      try Journal(package: workspace.root).record(entry)
    } catch {
      terminal.say("This run is not in the journal. \(error)")
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
    let save = Save(in: workspace.root)
    var result: RunResult
    do {
      result = try await cycle(on: save).run()
    } catch let error as BuildError {
      recordFailedBuild(of: save)
      throw error
    }
    let standing = record(&result, move: move)
    var lines = try await lines(of: standing)
    if standing.greenOnArrival != nil { lines.append("  Next  swift run kata") }
    terminal.say(lines + result.remarks)
    return (result, standing)
  }
}
