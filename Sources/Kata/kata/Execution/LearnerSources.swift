import Foundation
import KataKit

/// The Swift files that a learner edits, with the facts that distinguish two states of a file.
struct LearnerSources: Equatable, Sendable {
  /// The state of a file at one moment: a save changes at least one of these values.
  struct File: Equatable, Sendable {
    /// The content.
    var content: Data
    /// The time of the last change, according to the file system.
    var modified: Date?
    /// The file's identity; an editor may put another file in its place.
    var number: Int?
  }

  /// The files by their path relative to the package.
  var files: [String: File] = [:]

  /// Reads the present files; a file that an editor is replacing is missing for that moment.
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

  /// The files of one stage.
  func below(_ stage: Stage) -> LearnerSources {
    LearnerSources(files: files.filter { $0.key.hasPrefix("Exercises/\(stage.folder)/") })
  }

  /// The same files, with those of one stage taken from `other`.
  func taking(_ stage: Stage, from other: LearnerSources) -> LearnerSources {
    let rest = files.filter { below(stage).files[$0.key] == nil }
    return LearnerSources(files: rest.merging(other.below(stage).files) { $1 })
  }

  /// The learner's tests of one stage.
  func tests(of stage: Stage) -> LearnerSources {
    LearnerSources(files: files.filter { $0.key.hasPrefix(stage.ownTestsFolder + "/") })
  }

  /// Whether every file has the same text as in `other`; times do not matter.
  func hasTexts(of other: LearnerSources) -> Bool {
    files.mapValues(\.content) == other.files.mapValues(\.content)
  }
}
