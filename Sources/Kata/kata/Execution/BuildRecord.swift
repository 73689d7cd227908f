import Foundation
import KataKit

/// The learner's code that is in the build, so that no result is shown for other code.
///
/// SwiftPM compares file times in whole seconds, so it misses a later save in the same second. So
/// the record keeps the contents and the time of each built file, and the time of its object file.
/// A file that is perhaps not in the build gets a new time, so that SwiftPM must look at it.
struct BuildRecord: Codable, Equatable, Sendable {
  private struct Entry: Codable, Equatable {
    var content: Data
    var modified: Date?
    var object: Date
  }

  private static let path = ".build/kata-built.json"

  private var entries: [String: Entry] = [:]

  /// Whether `kata` has built here before.
  static func isThere(in workspace: Workspace) -> Bool {
    FileManager.default.fileExists(atPath: workspace.root.appending(path: path).path)
  }

  /// Loads the record; without one nothing is known.
  init(in workspace: Workspace) {
    let file = workspace.root.appending(path: Self.path)
    if let data = try? Data(contentsOf: file),
      let record = try? JSONDecoder().decode(BuildRecord.self, from: data)
    {
      self = record
    }
  }

  /// Makes sure that the next build looks at each file that is not known to be in the last one.
  func makeVisible(_ sources: LearnerSources, in workspace: Workspace) {
    for (path, file) in sources.files {
      // SwiftPM has no old object file of a file that was never built.
      guard let object = Self.object(of: path, in: workspace) else { continue }
      let entry = entries[path]
      if let entry, entry.content == file.content, entry.object == object { continue }
      let last = max(object, entry?.modified ?? .distantPast)
      let later = max(Date.now, last.addingTimeInterval(1))
      let target = workspace.root.appending(path: path).resolvingSymlinksInPath()
      try? FileManager.default.setAttributes(
        [.modificationDate: later],
        ofItemAtPath: target.path
      )
    }
  }

  /// Records that these texts are in the build that has just succeeded.
  mutating func note(_ sources: LearnerSources, in workspace: Workspace) {
    let pairs = sources.files.compactMap { path, file in
      Self.object(of: path, in: workspace).map {
        (path, Entry(content: file.content, modified: file.modified, object: $0))
      }
    }
    entries = Dictionary(uniqueKeysWithValues: pairs)
    let file = workspace.root.appending(path: Self.path)
    // Without the record, the next build looks at all files of the learner, which takes seconds.
    try? JSONEncoder().encode(self).write(to: file, options: .atomic)
  }

  /// Whether the test binary is newer than these sources' object files, in the scope.
  ///
  /// If not, they were built from other texts. If the tests are missing, running them reports it.
  static func isInTests(
    _ sources: LearnerSources,
    upTo scope: BuildScope,
    in workspace: Workspace
  ) -> Bool {
    guard let tests = modificationDate(of: TestBinary.path, in: workspace) else { return true }
    return workspace.curriculum.stages.filter { scope.holds(stage: $0.number) }
      .flatMap { sources.below($0).files.keys }
      .compactMap { object(of: $0, in: workspace) }
      .allSatisfy { $0 <= tests }
  }

  // When the object file of a source file was written; nil if there is none yet.
  private static func object(of path: String, in workspace: Workspace) -> Date? {
    let parts = path.split(separator: "/").map(String.init)
    guard
      parts.count > 2,
      let stage = workspace.curriculum.stages.first(where: { $0.folder == parts[1] })
    else { return nil }
    let isTest = parts[2] == "Tests"
    let module = isTest ? stage.ownTestsModule : stage.exerciseModule
    let inModule = parts.dropFirst(isTest ? 3 : 2).joined(separator: "/")
    return modificationDate(of: ".build/debug/\(module).build/\(inModule).o", in: workspace)
  }

  private static func modificationDate(of path: String, in workspace: Workspace) -> Date? {
    let file = workspace.root.appending(path: path)
    let values = try? FileManager.default.attributesOfItem(atPath: file.path)
    return values?[.modificationDate] as? Date
  }
}
