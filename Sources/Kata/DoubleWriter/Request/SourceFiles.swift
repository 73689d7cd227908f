import Foundation

/// The Swift files that a command was given, read.
struct SourceFiles {
  struct File {
    /// As it was given, or below the folder that was given.
    var path: String
    var text: String
  }

  private(set) var files: [File] = []

  /// Reads the files of these paths, and all Swift files below those that are folders.
  init(paths: [String]) throws(SpyError) {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .noFile(path)
      }
      if isFolder.boolValue {
        let below = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        let folder = path.hasSuffix("/") ? path : "\(path)/"
        for inner in below.sorted() where Self.isSource(inner) {
          files.append(try Self.file(at: folder + inner))
        }
      } else {
        files.append(try Self.file(at: path))
      }
    }
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func file(at path: String) throws(SpyError) -> File {
    guard path.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: path),
      let text = String(data: data, encoding: .utf8)
    else { throw .notSwift(path) }
    return File(path: path, text: text)
  }
}
