import Foundation
import Synchronization

/// The texts of the Swift files that a command was given.
struct SourceFiles {
  struct File {
    /// The given path, or one below the given folder.
    var path: String
    var text: String
    /// Whether it belongs to another module than the protocols that get doubles.
    var isOther = false
  }

  var files: [File] = []

  /// Reads the files at these paths, and all Swift files below those that are folders, but nothing
  /// at or below the excluded paths.
  init(paths: [String], without excluded: [String] = []) throws(DoubleError) {
    var all: [String] = []
    for path in paths { all += try Self.swiftFiles(at: path) }
    let folders = excluded.map(Self.normal)
    all.removeAll { path in
      let path = Self.normal(path)
      return folders.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    let results = all.concurrentMap { path in
      Result { () throws(DoubleError) in
        let file = try Self.file(at: path)
        // Copied and written doubles are not sources.
        return Origin(of: file.text) == nil ? file : nil
      }
    }
    for result in results { files += [try result.get()].compactMap(\.self) }
  }

  /// The path itself if it is a file, else all Swift files below it, sorted.
  ///
  /// A folder that begins with a dot, such as `.build`, is left out, and so is whatever is no file
  /// behind its links, such as a folder `A.swift`.
  static func swiftFiles(at path: String) throws(DoubleError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .noFile(path)
    }
    guard isFolder.boolValue else { return [path] }
    let below = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return below.sorted().filter(isSource).map { start(of: path) + $0 }.filter(isFile)
  }

  /// The start of each path below a folder.
  static func start(of folder: String) -> String {
    folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
  }

  /// The path without `.`, `..` and empty parts, so that each file has one path.
  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let normal = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    return normal.isEmpty ? "." : normal
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// Whether a file is there, behind all links.
  private static func isFile(_ path: String) -> Bool {
    let place = URL(filePath: path).resolvingSymlinksInPath()
    return (try? place.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
  }

  private static func file(at path: String) throws(DoubleError) -> File {
    guard path.hasSuffix(".swift"), isFile(path),
      let data = FileManager.default.contents(atPath: path)
    else { throw .notSwift(path) }
    guard let text = String(lines: data) else { throw .notUTF8(path) }
    return File(path: path, text: text)
  }
}

extension Array where Element: Sendable {
  /// The results of a function that runs on all processors, in order.
  func concurrentMap<Value: Sendable>(_ change: @Sendable (Element) -> Value) -> [Value] {
    let values = Mutex<[Int: Value]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = change(self[index])
      values.withLock { $0[index] = value }
    }
    return values.withLock { all in indices.compactMap { all[$0] } }
  }
}

extension String {
  /// The name of the file or folder at the end of a path.
  var lastPart: String { String(split(separator: "/").last ?? "") }

  /// The text of a file in UTF-8, with `\n` at each line's end; nil if it is in another encoding.
  init?(lines data: Data) {
    guard let text = String(data: data, encoding: .utf8) else { return nil }
    // A debug build takes long for `contains`.
    let hasCarriage = data.withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, 13, bytes.count) != nil } ?? false
    }
    self = hasCarriage ? text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : text
  }
}
