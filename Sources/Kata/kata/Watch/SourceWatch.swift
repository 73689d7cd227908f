import Foundation
import KataKit

/// Watches the learner's files by content, so that it notices every way of saving.
struct SourceWatch: Sendable {
  let workspace: Workspace

  /// Calls `onSave` when two looks in a row find the same new text, until the task is cancelled.
  func run(onSave: @Sendable () -> Void) async {
    var known = LearnerSources(in: workspace)
    var changed: LearnerSources?
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(20))
      let now = LearnerSources(in: workspace)
      // The second look: an editor may write several times for one save.
      if let changed, now.hasTexts(of: changed), !now.hasTexts(of: known) {
        known = now
        onSave()
      }
      changed = now
    }
  }
}
