import Foundation
import KataKit

/// The Swift files that a learner edits, with what distinguishes two states of a file.
struct LearnerSources: Equatable, Sendable {
  /// A file at one moment: a save changes at least one of these.
  struct File: Equatable, Sendable {
    /// What is in it.
    var content: Data
    /// When it was written, according to the file system.
    var modified: Date?
    /// Which file it is there; an editor may put another in its place.
    var number: Int?
  }

  /// The files by their path relative to the package.
  var files: [String: File] = [:]

  /// Reads them as they are now; one that is being replaced is missing for that moment.
  init(in workspace: Workspace) {
    for path in SwiftFiles.paths(below: "Exercises", in: workspace.root) {
      let file = workspace.root.appending(path: path).resolvingSymlinksInPath()
      guard let content = try? Data(contentsOf: file) else { continue }
      let values = try? FileManager.default.attributesOfItem(atPath: file.path)
      files[path] = File(
        content: content,
        modified: values?[.modificationDate] as? Date,
        number: (values?[.systemFileNumber] as? NSNumber)?.intValue
      )
    }
  }

  init(files: [String: File] = [:]) {
    self.files = files
  }

  /// Those of one stage.
  func below(_ stage: Stage) -> LearnerSources {
    LearnerSources(files: files.filter { $0.key.hasPrefix("Exercises/\(stage.folder)/") })
  }

  /// The same, with the files of one stage as they are in `other`.
  func taking(_ stage: Stage, from other: LearnerSources) -> LearnerSources {
    let rest = files.filter { below(stage).files[$0.key] == nil }
    return LearnerSources(files: rest.merging(other.below(stage).files) { $1 })
  }

  /// The learner's tests of one stage.
  func tests(of stage: Stage) -> LearnerSources {
    LearnerSources(files: files.filter { $0.key.hasPrefix(stage.ownTestsFolder + "/") })
  }

  /// Whether every file has the same text as in `other`, whenever it was written.
  func hasTexts(of other: LearnerSources) -> Bool {
    files.mapValues(\.content) == other.files.mapValues(\.content)
  }
}
