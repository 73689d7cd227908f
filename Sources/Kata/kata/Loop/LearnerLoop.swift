import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

/// The learner's main loop: it shows one step, watches the files, and judges after each save.
struct LearnerLoop {
  let workspace: Workspace
  /// The deepest level to judge.
  let level: Step.Level

  func run() async throws -> ExitStatus {
    let visit = try LearnerVisit(workspace: workspace, level: level)
    let (events, inbox) = AsyncStream.makeStream(of: LoopEvent.self)

    KeyboardMode.leaveOnCrash()
    KeyboardMode.enter()
    defer { KeyboardMode.leave() }
    let stops = KeyboardMode.leaveWhileStopped { inbox.yield(.resumed) }
    defer { for stop in stops { stop.cancel() } }
    let keys = readKeys(into: inbox)
    defer { keys.cancel() }
    let watch = Task {
      await SourceWatch(workspace: workspace).run(
        onProgress: { inbox.yield(.progressChanged) },
        onSave: { inbox.yield(.saved($0)) }
      )
    }
    defer { watch.cancel() }

    var state = LoopState(visit: visit) { inbox.yield($0) }
    state.startCycle()
    for await event in events {
      guard state.handle(event) else { break }
    }
    state.stop()
    return .success
  }

  // Sends each key as it is pressed, and `noMoreKeys` at the end of the input, until it is cancelled.
  private func readKeys(
    into inbox: AsyncStream<LoopEvent>.Continuation
  ) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .global())
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      guard count > 0 else {
        inbox.yield(.noMoreKeys)
        source.cancel()
        return
      }
      for character in String(decoding: bytes[..<count], as: UTF8.self) {
        inbox.yield(.key(character))
      }
    }
    source.resume()
    return source
  }
}
