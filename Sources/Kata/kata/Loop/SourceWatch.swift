import Foundation
import KataCore
import KataJudge
import KataLearner

/// Watches the learner's files, so that it notices every way of saving.
///
/// It only asks the file system for times and sizes, and reads the files once after one of them
/// changed: a loop stays open for hours, on a laptop.
struct SourceWatch: Sendable {
  let workspace: Workspace

  private static let pause = Duration.milliseconds(100)
  // An editor may write several times for one save, and a file system keeps its times in steps.
  private static let settling = Duration.milliseconds(20)

  /// Calls `onSave` after each new text, and after each save of the kit's files, until the task is
  /// cancelled.
  ///
  /// It calls `onStart` when it knows the present texts, and `onProgress` after each save of the
  /// learner's progress.
  func run(
    onStart: @Sendable () -> Void = {},
    onProgress: @Sendable () -> Void = {},
    onSave: @Sendable (Sources) -> Void
  ) async {
    var (known, stamps) = await settled()
    let file = workspace.root.appending(path: ProgressStore.path).path
    var progress = FileStamp(of: file)
    onStart()
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.pause)
      if case let now = FileStamp(of: file), now != progress {
        progress = now
        onProgress()
      }
      guard self.stamps(of: stamps.keys) != stamps else { continue }
      let now: Sources
      let before = stamps
      (now, stamps) = await settled()
      let isOfKit = stamps.contains { isKits($0.key) && before[$0.key] != $0.value }
      guard !Task.isCancelled, now != known || isOfKit else { continue }
      known = now
      onSave(now)
    }
  }

  // The texts, and the stamps of all files and folders, once three looks in a row find the same.
  private func settled() async -> (Sources, [String: FileStamp?]) {
    while true {
      let stamps = stamps(of: places)
      try? await Task.sleep(for: Self.settling)
      guard self.stamps(of: stamps.keys) == stamps || Task.isCancelled else { continue }
      let sources = Sources(in: workspace.root)
      if self.stamps(of: stamps.keys) == stamps || Task.isCancelled { return (sources, stamps) }
    }
  }

  private var places: [String] {
    let suites = workspace.curriculum.stages.map { "Tests/\($0.suiteModule)" }
    return (["Exercises", "Solutions", "Sources/Boundaries", "Mocks"] + suites)
      .flatMap { SwiftFiles.places(below: $0, in: workspace.root) }
      .map { workspace.root.appending(path: $0).path }
  }

  private func isKits(_ place: String) -> Bool {
    place.hasSuffix(".swift") && !place.hasPrefix(workspace.root.path + "/Exercises/")
  }

  private func stamps(of places: some Sequence<String>) -> [String: FileStamp?] {
    Dictionary(uniqueKeysWithValues: places.map { ($0, FileStamp(of: $0)) })
  }
}
