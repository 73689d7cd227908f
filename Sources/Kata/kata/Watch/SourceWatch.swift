import Foundation
import KataKit

/// Looks at what the learner edits, by content, so that no way of saving is missed.
struct SourceWatch: Sendable {
  let workspace: Workspace

  /// Calls `onSave` after each change that lasts for two looks, until the task is cancelled.
  func run(onSave: @Sendable () -> Void) async {
    var known = LearnerSources(in: workspace)
    var changed: LearnerSources?
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(20))
      let now = LearnerSources(in: workspace)
      // The second look: an editor may take several writes for one save.
      if let changed, now.hasTexts(of: changed), !now.hasTexts(of: known) {
        known = now
        onSave()
      }
      changed = now
    }
  }
}
