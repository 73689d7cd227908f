import Foundation
import KataJudge
import KataRun

extension Stage {
  /// Compares the learner's files with those of the last run, and keeps them for the next, so that
  /// the size of a change needs no git.
  ///
  /// A file without a snapshot is compared with its starter; every line of a new test file counts.
  ///
  /// - Throws: Foundation's error if a text cannot be saved.
  package func recordChange(in package: URL) throws -> ChangeSize {
    let seen = "\(LearnerFolder.path)/seen/\(folder)"
    let isFirstLook = FileEntry(at: package.appending(path: seen).path) == nil
    try PackageFile("\(seen)/none", in: package).makeFolder()
    let paths =
      files.map(\.exercise) + SwiftFiles.paths(below: ownTestsFolder, in: package)
    return try paths.reduce(into: ChangeSize()) { whole, path in
      func text(_ path: String) -> String? {
        PackageFile(path, in: package).content.flatMap { String(data: $0, encoding: .utf8) }
      }
      let now = text(path) ?? ""
      let kept = "\(seen)/\(URL(filePath: path).lastPathComponent).txt"
      let before = text(kept)
      guard before != now else { return }
      let exercise = files.first { $0.exercise == path }
      let start =
        try exercise.map { try History(of: $0, in: self).starter } ?? (isFirstLook ? now : "")
      let change = ChangeSize(from: before ?? start, to: now)
      whole.added += change.added
      whole.removed += change.removed
      if exercise != nil, Self.code(of: before ?? start) != Self.code(of: now) {
        whole.isOfCode = true
      }
      try PackageFile(kept, in: package).check()
      try Data(now.utf8).write(to: package.appending(path: kept), options: .atomic)
    }
  }

  // The lines without comments and surrounding blanks.
  private static func code(of text: String) -> [String] {
    ChangeSize.lines(of: SwiftCode(of: text, keepsLiterals: true).text)
  }
}
