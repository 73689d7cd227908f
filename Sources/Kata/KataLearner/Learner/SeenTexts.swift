import Foundation
import KataJudge
import KataRun

/// The learner's files as the last recorded run saw them, so that the size of a change needs no git.
///
/// A command that begins reads them from the disk. From then on those in memory count, so a full disk
/// changes no verdict.
package struct SeenTexts: Sendable {
  private let package: URL
  // By the stage's number, then by the file's name.
  private var seen: [Int: [String: String]] = [:]

  package init(in package: URL) {
    self.package = package
  }

  /// Compares the files of a stage with those of the last call, and remembers them for the next.
  ///
  /// A file that no run has seen is compared with its starter; every line of a new test file counts.
  package mutating func change(of stage: Stage, to save: Save) -> ChangeSize {
    let known = seen[stage.number] ?? kept(of: stage)
    var now: [String: String] = [:]
    var whole = ChangeSize()
    for path in stage.files.map(\.exercise) + save.tests(of: stage).files.keys {
      let name = URL(filePath: path).lastPathComponent
      let text = save.text(of: path) ?? ""
      now[name] = text
      let file = stage.files.first { $0.exercise == path }
      let starter = file.flatMap { try? History(of: $0, in: stage).starter }
      let before = known?[name] ?? starter ?? (known == nil ? text : "")
      let change = ChangeSize(from: before, to: text)
      whole.added += change.added
      whole.removed += change.removed
      if file != nil, Self.code(of: before) != Self.code(of: text) { whole.isOfCode = true }
    }
    seen[stage.number] = now
    return whole
  }

  /// Writes the files of a stage that the last call saw, for the next command.
  ///
  /// - Throws: `SystemError` if a text cannot be written.
  package func keep(_ stage: Stage) throws(SystemError) {
    let known = kept(of: stage)
    try SystemError.naming(LearnerFolder.path) {
      for (name, text) in seen[stage.number] ?? [:] where known?[name] != text {
        let file = PackageFile("\(folder(of: stage))/\(name).txt", in: package)
        try file.makeFolder()
        try Data(text.utf8).write(to: package.appending(path: file.path), options: .atomic)
      }
    }
  }

  private func folder(of stage: Stage) -> String { "\(LearnerFolder.path)/seen/\(stage.folder)" }

  // Nil before the first look.
  private func kept(of stage: Stage) -> [String: String]? {
    let folder = folder(of: stage)
    let place = package.appending(path: folder).path
    let names = try? FileManager.default.contentsOfDirectory(atPath: place)
    return names?.reduce(into: [:]) { texts, name in
      let content = PackageFile("\(folder)/\(name)", in: package).content
      texts[String(name.dropLast(".txt".count))] = content.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  // The lines without comments and surrounding blanks.
  private static func code(of text: String) -> [String] {
    ChangeSize.lines(of: SwiftCode(of: text, keepsLiterals: true).text)
  }
}
