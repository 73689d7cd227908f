import Foundation
import KataKit

/// The loop a learner lives in: it shows one step, watches, and judges after each save.
struct LoopCommand {
  static let keys = "n next  h hint  l list  g grade  a all steps  r run again  ? help  q quit"

  let package: Checkout
  /// The deepest level that is asked for.
  let level: Step.Level
  /// Whether a round begins with each save, or with `r` alone.
  let watches: Bool

  func run() async throws -> ExitStatus {
    let (progress, notice) = try LearnerProgress.load(in: package.root)
    if let notice { print(notice + "\n") }
    let (events, inbox) = AsyncStream.makeStream(of: LoopEvent.self)

    KeyboardMode.leaveOnCrash()
    KeyboardMode.enter()
    defer { KeyboardMode.leave() }
    let stops = KeyboardMode.leaveWhileStopped { inbox.yield(.resumed) }
    defer { for stop in stops { stop.cancel() } }
    let keys = Self.readKeys(into: inbox)
    defer { keys.cancel() }
    let watch = Task {
      guard watches else { return }
      await SourceWatch(package: package).run { inbox.yield(.saved) }
    }
    defer { watch.cancel() }

    var session = LoopSession(
      package: package,
      level: level,
      lesson: Lesson(progress: progress)
    ) { inbox.yield($0) }
    session.startRound()
    for await event in events {
      guard try await session.take(event) else { break }
    }
    session.stopRound()
    try session.lesson.progress.save(in: package.root)
    return .success
  }

  private static func readKeys(
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
