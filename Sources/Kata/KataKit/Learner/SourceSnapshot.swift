import Foundation

/// The learner's files at the last run, so that the size of a change needs no git.
package struct SourceSnapshot: Sendable {
  private let package: URL

  /// The snapshot in `.kata/seen` below `package`.
  package init(package: URL) {
    self.package = package
  }

  /// Compares the stage's files with the last snapshot, and saves them as the new one.
  ///
  /// A file without a snapshot is compared with its starter; every line of a new test file counts.
  ///
  /// - Throws: Foundation's error if a text cannot be saved.
  package func recordChange(of stage: Stage) throws -> ChangeSize {
    let folder = package.appending(path: "\(LearnerFolder.path)/seen/\(stage.folder)")
    let isFirstLook = !FileManager.default.fileExists(atPath: folder.path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = stage.files.map(\.exercise) + ownTests(of: stage)
    return try files.reduce(into: ChangeSize()) { whole, path in
      let now = (try? String(contentsOf: package.appending(path: path), encoding: .utf8)) ?? ""
      let kept = folder.appending(path: URL(filePath: path).lastPathComponent + ".txt")
      let before = try? String(contentsOf: kept, encoding: .utf8)
      guard before != now else { return }
      let exercise = stage.files.first { $0.exercise == path }
      let start =
        try exercise.map { try History(of: $0, in: stage).starter } ?? (isFirstLook ? now : "")
      let change = ChangeSize(from: before ?? start, to: now)
      whole.added += change.added
      whole.removed += change.removed
      if exercise != nil, Self.code(of: before ?? start) != Self.code(of: now) {
        whole.isOfCode = true
      }
      try Data(now.utf8).write(to: kept, options: .atomic)
    }
  }

  // The lines without comments and surrounding blanks.
  private static func code(of text: String) -> [String] {
    SwiftCode(of: text, keepsLiterals: true).text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private func ownTests(of stage: Stage) -> [String] {
    SwiftFiles.paths(below: stage.ownTestsFolder, in: package)
  }
}
