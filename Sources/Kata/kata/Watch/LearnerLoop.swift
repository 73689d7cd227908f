import CommandLineKit
import Foundation
import KataKit

/// The learner's main loop: it shows one step, watches the files, and judges after each save.
struct LearnerLoop {
  let workspace: Workspace
  /// The deepest level to judge.
  let level: Step.Level
  /// Whether a cycle begins with each save, or only with `r`.
  let watches: Bool

  func run() async throws -> ExitStatus {
    let visit = try LearnerVisit(workspace: workspace, level: level)
    let (events, inbox) = AsyncStream.makeStream(of: LoopEvent.self)

    KeyboardMode.leaveOnCrash()
    KeyboardMode.enter()
    defer { KeyboardMode.leave() }
    let stops = KeyboardMode.leaveWhileStopped { inbox.yield(.resumed) }
    defer { for stop in stops { stop.cancel() } }
    let keys = KeyReader.read(STDIN_FILENO, into: inbox)
    defer { keys.cancel() }
    let watch = Task {
      guard watches else { return }
      await SourceWatch(workspace: workspace).run(
        onProgress: { inbox.yield(.progressSaved) },
        onSave: { inbox.yield(.saved) }
      )
    }
    defer { watch.cancel() }

    var session = LoopSession(visit: visit) { inbox.yield($0) }
    session.startCycle()
    for await event in events {
      guard session.handle(event) else { break }
    }
    session.stop()
    return .success
  }
}
