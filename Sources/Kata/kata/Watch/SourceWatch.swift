import Foundation
import KataKit

/// Looks at what the learner edits, by content, so that no way of saving is missed.
struct SourceWatch: Sendable {
  /// The contents of every Swift file of the exercises, by path.
  typealias Snapshot = [String: Data]

  let workspace: Workspace

  /// Reads the files as they are now; one that is being replaced is missing for that moment.
  func snapshot() -> Snapshot {
    let root = workspace.root.appending(path: "Exercises")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var snapshot: Snapshot = [:]
    for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
      guard file.pathExtension == "swift" else { continue }
      snapshot[file.path] = try? Data(contentsOf: file)
    }
    return snapshot
  }

  /// Calls `onSave` after each change that lasts for two looks, until the task is cancelled.
  func run(onSave: @Sendable () -> Void) async {
    var known = snapshot()
    var changed: Snapshot?
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(20))
      let now = snapshot()
      // The second look: an editor may take several writes for one save.
      if now == changed, now != known {
        known = now
        onSave()
      }
      changed = now
    }
  }

  /// Makes sure that the build sees these files, also within the second of the last build.
  ///
  /// The build tells files by their time; two saves in one second can look the same to it.
  func makeVisible(changedSince old: Snapshot, builtAt: Date) {
    for (path, content) in snapshot() where old[path] != content {
      let time = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      guard let time = time as? Date, time < builtAt.addingTimeInterval(1) else { continue }
      let later = max(Date.now, builtAt.addingTimeInterval(1))
      try? FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
    }
  }
}

extension SourceWatch.Snapshot {
  /// What belongs to one stage.
  func files(of stage: Stage) -> Self {
    filter { $0.key.contains("/Exercises/\(stage.folder)/") }
  }
}
