import Foundation

/// The Swift files of a learner at one moment.
///
/// A cycle reads them once, and passes this value on.
package struct Sources: Equatable, Sendable {
  /// The contents of the files by their path relative to the package.
  package var files: [String: Data] = [:]

  /// Reads the present files; a file that an editor is replacing is missing for that moment.
  package init(in package: URL, folder: String = "Exercises") {
    for path in SwiftFiles.paths(below: folder, in: package) {
      files[path] = PackageFile(path, in: package).content
    }
  }

  package init(files: [String: Data] = [:]) {
    self.files = files
  }

  /// The paths, sorted.
  package var paths: [String] { files.keys.sorted() }

  /// The text of a file, by its path; nil if it is missing, or is not UTF-8.
  package func text(of path: String) -> String? {
    files[path].flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The code of the files below a folder, line for line; none of a file that is not UTF-8.
  package func code(below folder: String) -> [(path: String, text: String)] {
    paths.filter { $0.hasPrefix("\(folder)/") }
      .map { ($0, SwiftCode(of: text(of: $0) ?? "", keepsLines: true).text) }
  }

  /// The files whose text is another than in `older`, sorted; none if `older` has no file.
  package func texts(changedSince older: Sources) -> [String] {
    guard !older.files.isEmpty else { return [] }
    return files.filter { older.files[$0.key] != $0.value }.keys.sorted()
  }
}
