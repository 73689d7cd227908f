import Foundation
import KataJudge
import KataRun

/// Compiled files that must contain the code blocks of the documents.
struct GuideCode {
  /// A file's path, relative to the package, and its lines.
  typealias File = (path: String, lines: [String])

  /// The files to search.
  let files: [File]

  /// Reads the Swift files of these folders, sorted by path, except the checks of the Guide.
  ///
  /// - Throws: Foundation's error if a file cannot be read.
  init(folders: [String]) throws {
    let root = PackageRoot.ofThisBuild
    files = try folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return try (names?.compactMap { $0 as? String } ?? []).sorted()
        .map { "\(folder)/\($0)" }
        .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/StagesTests/Guide/") }
        .map { ($0, try textOfPackage($0).components(separatedBy: "\n")) }
    }
  }

  /// A file that is not on disk.
  init(text: String) {
    files = [("Example.swift", text.components(separatedBy: "\n"))]
  }

  /// The doc comments of every file.
  var comments: [GuideDocument] {
    files.map { GuideDocument(commentsIn: $0.path, text: $0.lines.joined(separator: "\n")) }
  }

  /// The Swift blocks of these documents that are in no file, one sentence each.
  func strays(in documents: [GuideDocument]) -> [String] {
    documents.flatMap(\.blocks).filter { $0.language == "swift" && !has($0.lines) }.map { block in
      "\(block.place): no compiled file has this code. Copy it from one: \(block.lines.first ?? "")"
    }
  }

  // The block's lines must be consecutive; only the common indentation may differ.
  private func has(_ block: [String]) -> Bool {
    let wanted = dedented(block)
    guard let first = wanted.first else { return false }
    return files.contains { file in
      file.lines.indices.dropLast(wanted.count - 1).contains { start in
        file.lines[start].hasSuffix(first)
          && dedented(Array(file.lines[start..<(start + wanted.count)])) == wanted
      }
    }
  }

  private func dedented(_ lines: [String]) -> [String] {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { String($0.dropFirst(indents.min() ?? 0)) }
  }
}
