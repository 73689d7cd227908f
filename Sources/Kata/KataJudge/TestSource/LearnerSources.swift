import Foundation
import KataRun

/// The Swift files that a learner edits, with the facts that distinguish two states of a file.
package struct LearnerSources: Equatable, Sendable {
  /// The state of a file at one moment.
  package struct File: Codable, Equatable, Sendable {
    package var content: Data
    /// The values of the file system; nil for a file that was never saved.
    package var stamp: FileStamp?
  }

  /// The files by their path relative to the package.
  package var files: [String: File] = [:]

  /// Reads the present files; a file that an editor is replacing is missing for that moment.
  package init(in package: URL) {
    for path in SwiftFiles.paths(below: "Exercises", in: package) {
      let file = package.appending(path: path)
      // The stamp first: if the file is saved in between, the stamp is that of the older text.
      let stamp = FileStamp(of: file.path)
      guard let content = PackageFile(path, in: package).content else { continue }
      files[path] = File(content: content, stamp: stamp)
    }
  }

  package init(files: [String: File] = [:]) {
    self.files = files
  }

  package func below(_ stage: Stage) -> LearnerSources {
    LearnerSources(files: files.filter { $0.key.hasPrefix("Exercises/\(stage.folder)/") })
  }

  package func tests(of stage: Stage) -> LearnerSources {
    LearnerSources(files: files.filter { $0.key.hasPrefix(stage.ownTestsFolder + "/") })
  }

  /// The files whose text is another than in `older`, sorted; none if `older` has no file.
  package func texts(changedSince older: LearnerSources) -> [String] {
    guard !older.files.isEmpty else { return [] }
    return files.filter { older.files[$0.key]?.content != $0.value.content }.keys.sorted()
  }

  /// Whether every file has the same text as in `other`; times do not matter.
  package func hasTexts(of other: LearnerSources) -> Bool {
    files.mapValues(\.content) == other.files.mapValues(\.content)
  }
}
