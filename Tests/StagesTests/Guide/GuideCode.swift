import Foundation
import KataKit

/// Compiled files, in which the code blocks of the documents must occur.
struct GuideCode {
  /// A file's path, relative to the package, and its lines.
  typealias File = (path: String, lines: [String])

  /// The files.
  let files: [File]

  /// The Swift files of these folders, sorted by path; the checks of the Guide are no home for code.
  ///
  /// - Throws: Foundation's error if a file cannot be read.
  init(folders: [String]) throws {
    let root = PackageRoot.ofThisBuild
    files = try folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return try (names?.compactMap { $0 as? String } ?? []).sorted()
        .map { "\(folder)/\($0)" }
        .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/StagesTests/Guide/") }
        .map { path in
          let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
          return (path, text.components(separatedBy: "\n"))
        }
    }
  }

  /// One file that is not on disk.
  init(text: String) {
    files = [("Example.swift", text.components(separatedBy: "\n"))]
  }

  /// The doc comments of every file.
  var comments: [GuideDocument] {
    files.map { GuideDocument(commentsIn: $0.path, text: $0.lines.joined(separator: "\n")) }
  }

  /// The Swift blocks of these documents that occur in no file, one sentence each.
  func strays(in documents: [GuideDocument]) -> [String] {
    documents.flatMap(\.blocks).filter { $0.language == "swift" && !has($0.lines) }.map { block in
      "\(block.place): no compiled file has this code. Copy it from one: \(block.lines.first ?? "")"
    }
  }

  // Lines in order, without a gap; only how far all of them are indented may differ.
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
