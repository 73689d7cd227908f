import Foundation
import KataKit

/// The Swift files that a learner edits, with what tells one state of a file from another.
struct LearnerSources: Equatable, Sendable {
  /// A file at one moment: a save changes at least one of these.
  struct File: Equatable, Sendable {
    /// What is in it.
    var content: Data
    /// When it was written, as the file system tells it.
    var modified: Date?
    /// Which file it is there; an editor may put another in its place.
    var number: Int?
  }

  /// The files by their path relative to the package.
  var files: [String: File] = [:]

  /// Reads them as they are now, also where a folder or a file is a link; one that is being replaced
  /// is missing for that moment.
  ///
  /// What editors and file systems leave beside a file begins with a dot and is passed over.
  init(in workspace: Workspace) {
    read(workspace.root.appending(path: "Exercises"), as: "Exercises", depth: 0)
  }

  init(files: [String: File] = [:]) {
    self.files = files
  }

  /// Those of one stage.
  func below(_ stage: Stage) -> LearnerSources {
    LearnerSources(files: files.filter { $0.key.hasPrefix("Exercises/\(stage.folder)/") })
  }

  /// Whether every file has the same text as in `other`, whenever it was written.
  func hasTexts(of other: LearnerSources) -> Bool {
    files.mapValues(\.content) == other.files.mapValues(\.content)
  }

  // The enumerator of Foundation does not follow links.
  private mutating func read(_ folder: URL, as path: String, depth: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let file = folder.appending(path: name)
      var isFolder = ObjCBool(false)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        // A link may lead back to where it is.
        if depth < 8 { read(file, as: "\(path)/\(name)", depth: depth + 1) }
      } else if name.hasSuffix(".swift"), let content = try? Data(contentsOf: file) {
        let values = try? FileManager.default.attributesOfItem(
          atPath: file.resolvingSymlinksInPath().path
        )
        files["\(path)/\(name)"] = File(
          content: content,
          modified: values?[.modificationDate] as? Date,
          number: (values?[.systemFileNumber] as? NSNumber)?.intValue
        )
      }
    }
  }
}
