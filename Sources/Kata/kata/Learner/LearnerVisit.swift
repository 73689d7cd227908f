import CommandLineKit
import Foundation
import KataKit

/// A learner at work in a checkout: what each cycle found is written down, and progress is saved.
struct LearnerVisit {
  let workspace: Workspace
  /// The deepest level that is asked for.
  let level: Step.Level
  let terminal: Terminal
  var learner: LearnerSession
  // What this visit saved last; another command, such as reset, may have saved something else since.
  private var saved: LearnerProgress?
  private var hasSaidWhyNotSaved = false

  init(workspace: Workspace, level: Step.Level, learner: LearnerSession) {
    self.workspace = workspace
    self.level = level
    self.learner = learner
    terminal = .current(linkingBelow: workspace.root)
  }

  /// Goes on where the saved progress stands.
  ///
  /// - Throws: `ProgressError` if it can be neither read nor set aside.
  init(workspace: Workspace, level: Step.Level) throws(ProgressError) {
    let progress = try ProgressStore(package: workspace.root).load {
      Terminal.current().say($0 + "\n")
    }
    self.init(workspace: workspace, level: level, learner: LearnerSession(progress: progress))
  }

  /// A cycle that leaves out what is still true of the `last` one.
  func cycle(after last: JudgedSources = JudgedSources()) -> CheckCycle {
    CheckCycle(workspace: workspace, terminal: terminal, level: level, last: last)
  }

  /// Takes in what a cycle found that began at `start`, and lets the learner `move` on.
  mutating func take(
    _ result: inout RunResult,
    since start: Date,
    move: (inout LearnerSession, LearnerSession.Standing) -> LearnerSession.Standing = { $1 }
  ) -> LearnerSession.Standing {
    takeProgressOfOthers()
    let found = learner.take(result.reports)
    let standing = move(&learner, found)
    let entry = recorder(since: start).record(result.reports, focus: learner.currentStep)
    result.notes += save()
    return entry?.kind == .tidied ? standing.afterTidying : standing
  }

  /// Takes in that a cycle that began at `start` did not build.
  func takeFailedBuild(since start: Date) {
    let focus = workspace.curriculum.step(withKey: learner.progress.focus)
    guard let stage = workspace.curriculum.stage(focus?.stage ?? 1) else { return }
    recorder(since: start).recordFailedBuild(in: stage, focus: focus)
  }

  /// The board of the last result.
  func board(_ standing: LearnerSession.Standing) -> Board {
    Board(
      reports: learner.reports,
      standing: standing,
      progress: learner.progress
    )
  }

  /// Saves the progress, and says once why that cannot be done.
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

  private mutating func takeProgressOfOthers() {
    let store = ProgressStore(package: workspace.root)
    guard let saved, let now = try? store.load(tell: { terminal.say($0) }), now != saved
    else { return }
    learner = LearnerSession(progress: now)
  }

  private func recorder(since start: Date) -> RunRecorder {
    RunRecorder(package: workspace.root, start: start) { [terminal] in terminal.say($0) }
  }
}

extension LearnerVisit {
  /// Runs one cycle for a command that ends after it, and shows the board.
  ///
  /// - Throws: an error if the cycle does not come to a result.
  mutating func run(
    move: (inout LearnerSession, LearnerSession.Standing) -> LearnerSession.Standing
  ) async throws -> (result: RunResult, standing: LearnerSession.Standing) {
    let start = Date.now
    var result: RunResult
    do {
      result = try await cycle().run().result
    } catch let error as BuildError {
      takeFailedBuild(since: start)
      throw error
    }
    let standing = take(&result, since: start, move: move)
    var lines = board(standing).lines
    if let step = standing.greenOnArrival {
      lines = try await FaultPreview(workspace: workspace, step: step).lines(on: board(standing))
      lines.append(HangingLine("  Next  swift run kata"))
    }
    terminal.say(lines + result.remarks)
    return (result, standing)
  }
}
