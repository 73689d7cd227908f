import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner
import SuiteLedger

/// A learner at work in a checkout: each cycle is recorded, and progress is saved.
struct LearnerVisit {
  let workspace: Workspace
  /// The deepest level to judge.
  let level: Step.Level
  let terminal: Terminal
  var learner: LearnerPlace
  // The progress that this visit saved last; another command, such as reset, may have changed it.
  private var written: LearnerProgress?
  private var hasSaidWhyNotSaved = false
  private(set) var store: SaveStore
  // The texts of the last run, if this visit has seen one: a full disk changes no verdict.
  private var previous = Sources()
  // Those of the last run that was judged.
  private var judged: Sources?

  /// Continues with the saved progress, at another level if there is one.
  ///
  /// - Throws: `SystemError` if the file can be neither read nor set aside.
  init(workspace: Workspace, level: Step.Level? = nil) throws(SystemError) {
    self.workspace = workspace
    store = SaveStore(in: workspace.root)
    terminal = .current()
    var progress = try ProgressStore(package: workspace.root).load { [terminal] in
      terminal.say($0 + "\n")
    }.known(in: workspace.curriculum)
    progress.level = level ?? progress.level
    self.level = progress.level ?? .deep
    learner = LearnerPlace(progress: progress)
  }

  /// A judge of the present code, after a build of the suites up to a stage; nil for all of them.
  ///
  /// - Throws: `BuildError` if the package does not build.
  func judge(upTo stage: Stage?) async throws -> StageJudge {
    let build = Build(workspace: workspace, stage: stage?.number)
    let sources = try await build.run(showingOn: terminal)
    return StageJudge(
      workspace: workspace,
      sources: sources,
      level: level,
      frameworks: [.swiftTesting],
      focus: workspace.curriculum.step(withKey: learner.progress.focus)
    )
  }

  /// A cycle on these texts that reuses the results of the `last` cycle that are still valid.
  mutating func cycle(on sources: Sources, after last: RunResult = RunResult()) -> CheckCycle {
    reloadProgress()
    return CheckCycle(
      workspace: workspace,
      sources: sources,
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
    move: (inout LearnerPlace, LearnerPlace.Standing) -> LearnerPlace.Standing = { $1 }
  ) -> LearnerPlace.Standing {
    reloadProgress()
    let before = learner.progress
    let found = learner.add(result.reports)
    let finishesAStep = result.reports.flatMap(\.steps).contains { entry in
      entry.state == .done && !before.wasDone(entry.step)
    }
    // Before the move, because the green is the way back from the red behind it.
    let (isTidied, problems) = note(result.sources, finishesAStep: finishesAStep)
    let standing = move(&learner, found)
    result.notes += problems + (standing == found ? [] : noteMove(to: standing)) + keepProgress()
    return isTidied ? standing.afterTidying : standing
  }

  /// Moves on to the next step; a red on the board is added to the journal, although nothing runs.
  mutating func next() -> (standing: LearnerPlace.Standing, notes: [String]) {
    reloadProgress()
    let standing = learner.next()
    return (standing, noteMove(to: standing) + keepProgress())
  }

  private mutating func noteMove(to standing: LearnerPlace.Standing) -> [String] {
    learner.progress.stageOnBoard = standing.step?.stage
    return standing.isGreen ? [] : note(nil).problems
  }

  // Records the reports and the change since the last run, and whether it has tidied the code.
  private mutating func note(
    _ sources: Sources?,
    finishesAStep: Bool = false
  ) -> (isTidied: Bool, problems: [String]) {
    let focus = learner.currentStep
    let reports = learner.reports
    let report = reports.first { $0.stage.number == focus?.stage } ?? reports.first
    guard let report else { return (false, []) }
    let change =
      sources.map { store.change(of: report.stage, from: previous, to: $0) } ?? ChangeSize()
    // A file that was away, and is back as it was, is no change.
    let isSame = sources?.texts(changedSince: judged ?? Sources()).isEmpty == true
    judged = sources ?? judged
    let isTidied = learner.noteRun(
      changing: isSame ? ChangeSize() : change,
      finishesAStep: finishesAStep
    )
    let open = report.steps.first { $0.step == focus && $0.state != .done }
    learner.progress.stageOnBoard = (open?.change ?? report.stage).number
    let entry = JournalEntry(
      of: report,
      focus: focus,
      isBroken: reports.flatMap(\.steps).contains { $0.change == report.stage },
      isTidied: isTidied,
      change: change
    )
    let message = open.map { Explanation(of: $0, in: report.stage).lines.map(\.text) }
    return (isTidied, keep(entry, sources, in: report.stage, message?.joined(separator: "\n")))
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
    let hint = step.map { learner.progress.takeHint(for: $0) } ?? "Every step is done."
    return [hint] + keepProgress()
  }

  /// Records that these texts did not build; returns what the learner should know besides.
  mutating func record(_ error: BuildError, of sources: Sources) -> [String] {
    let focus = workspace.curriculum.step(withKey: learner.progress.focus)
    guard let stage = workspace.curriculum.stage(focus?.stage ?? 1) else { return [] }
    let change = store.change(of: stage, from: previous, to: sources)
    let entry = JournalEntry(failedBuildOf: stage, focus: focus, change: change)
    // The learner looks at the file that the error names.
    let named = workspace.curriculum.stages.filter { "\(error)".contains("/\($0.folder)/") }
    learner.progress.stageOnBoard = (named.contains(stage) ? stage : named.first ?? stage).number
    return keep(entry, sources, in: stage, "\(error)") + keepProgress()
  }

  func board(_ standing: LearnerPlace.Standing) -> Board {
    Board(
      reports: learner.reports,
      standing: standing,
      progress: learner.progress
    )
  }

  /// Saves the progress; returns the reason, only the first time, if it cannot be saved.
  mutating func keepProgress() -> [String] {
    do {
      try ProgressStore(package: workspace.root).write(learner.progress)
      written = learner.progress
      return []
    } catch {
      defer { hasSaidWhyNotSaved = true }
      return hasSaidWhyNotSaved
        ? [] : ["\(error) You can go on, but your progress will not be saved."]
    }
  }

  /// Whether another command, such as `next`, has moved the learner to another step.
  var isMovedByOthers: Bool {
    guard let written, let now = ProgressStore(package: workspace.root).stored else { return false }
    return (now.start, now.focus) != (written.start, written.focus)
  }

  private mutating func reloadProgress() {
    let store = ProgressStore(package: workspace.root)
    guard let written, let now = try? store.load(tell: { terminal.say($0) }), now != written
    else { return }
    learner.adopt(now.known(in: workspace.curriculum))
    learner.progress.level = level
  }

  /// Carries out a replacement, which is no change by the learner; returns what the learner should
  /// know.
  mutating func carryOut(
    _ replacement: Replacement,
    _ plan: Replacement.Plan
  ) throws -> [String] {
    let (number, notices) = try replacement.carryOut(plan, command: Replacement.back)
    previous = Sources(in: workspace.root)
    return notices + [Replacement.sentence(onKept: number) + "Done."]
  }

  // A run that cannot be recorded is reported, and does not stop the visit.
  private mutating func keep(
    _ entry: JournalEntry,
    _ sources: Sources?,
    in stage: Stage,
    _ message: String?
  ) -> [String] {
    do {
      var notice: String?
      if let sources {
        let changed = sources.texts(changedSince: previous)
        let texts = workspace.curriculum.stages.filter { other in
          other == stage || changed.contains { $0.hasPrefix("Exercises/\(other.folder)/") }
        }.map(sources.below).reduce(into: Sources()) { $0.files.merge($1.files) { $1 } }
        previous = sources
        notice = try store.add(Save(of: texts, run: entry, message: message)).notice
      }
      try Journal(package: workspace.root).record(entry)
      return [notice].compactMap(\.self)
    } catch {
      return ["This run is not in the journal. \(error)"]
    }
  }
}

extension LearnerVisit {
  /// Runs one cycle for a command that ends after it, and shows the board.
  ///
  /// - Throws: an error if the cycle has no result.
  mutating func run(
    move: (inout LearnerPlace, LearnerPlace.Standing) -> LearnerPlace.Standing
  ) async throws -> (result: RunResult, standing: LearnerPlace.Standing) {
    let sources = Sources(in: workspace.root)
    var result: RunResult
    do {
      result = try await cycle(on: sources).run()
    } catch let error as BuildError {
      for problem in record(error, of: sources) { terminal.say(problem) }
      throw error
    }
    var standing = record(&result, move: move)
    if let step = standing.step, !result.hasRun(step) {
      result = try await cycle(on: result.sources, after: result).run()
      standing = record(&result)
    }
    var lines = try await lines(of: standing)
    if standing.greenOnArrival != nil { lines.append("  Next  \(learner.progress.command)") }
    terminal.say(lines + result.remarks)
    return (result, standing)
  }
}
