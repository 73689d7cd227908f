import CommandLineKit
import Foundation
import KataKit

/// One cycle for a command that ends after it: load, build, judge, show the board, save.
struct LearnerVisit {
  let workspace: Workspace
  /// The deepest level that is asked for.
  var level = Step.Level.deep

  /// Runs the cycle; `move` takes what it found and says what the board shows.
  ///
  /// - Throws: `CycleError` if it does not come to a result.
  func take(
    _ move: (inout LearnerSession, [StageReport]) -> LearnerSession.Standing
  ) async throws -> (result: RunResult, standing: LearnerSession.Standing) {
    let terminal = Terminal.current(linkingBelow: workspace.root)
    let store = ProgressStore(package: workspace.root)
    var session = LearnerSession(progress: try store.load { terminal.say($0 + "\n") })
    let recorder = RunRecorder(package: workspace.root, start: .now) { terminal.say($0) }
    let result = try await judged(session, recorder)
    var standing = move(&session, result.reports)
    let entry = recorder.record(result.reports, focus: session.currentStep)
    if entry?.kind == .tidied { standing = standing.afterTidying }
    let board = Board(
      reports: result.reports,
      standing: standing,
      progress: session.progress
    )
    for note in result.notes { terminal.say("\(note)\n") }
    if let step = standing.greenOnArrival {
      let preview = FaultPreview(workspace: workspace, step: step)
      terminal.say(try await preview.lines(on: board) + [HangingLine("  Next  swift run kata")])
    } else {
      terminal.say(board.lines)
    }
    do {
      try store.save(session.progress)
    } catch {
      terminal.say("\n\(error)")
    }
    return (result, standing)
  }

  private func judged(
    _ session: LearnerSession,
    _ recorder: RunRecorder
  ) async throws -> RunResult {
    let cycle = CheckCycle(workspace: workspace, terminal: .current(), level: level)
    let outcome = await cycle.run()
    switch outcome {
    case .judged(let result, _): return result
    case .notBuilt:
      let focus = workspace.curriculum.step(withKey: session.progress.focus)
      if let stage = workspace.curriculum.stage(focus?.stage ?? 1) {
        recorder.recordFailedBuild(in: stage, focus: focus)
      }
    case .failed, .cancelled: break
    }
    throw CycleError(outcome)
  }
}
