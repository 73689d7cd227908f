import Foundation

/// The Swift files below a folder of a package, as a build would find them.
///
/// Links are followed, unlike in Foundation's enumerator. Hidden files of editors and file systems,
/// whose names begin with a dot, are left out.
package enum SwiftFiles {
  // A link may lead back to its own folder.
  private static let deepest = 8

  /// Their paths relative to the package, sorted in each folder; folders with these names are left
  /// out.
  package static func paths(
    below folder: String,
    in package: URL,
    without leftOut: [String] = []
  ) -> [String] {
    paths(below: folder, in: package, without: leftOut, depth: 0)
  }

  private static func paths(
    below folder: String,
    in package: URL,
    without leftOut: [String],
    depth: Int
  ) -> [String] {
    let place = package.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && !leftOut.contains($0) }
      .flatMap { name -> [String] in
        let path = "\(folder)/\(name)"
        var isFolder = ObjCBool(false)
        let there = package.appending(path: path).path
        guard FileManager.default.fileExists(atPath: there, isDirectory: &isFolder) else {
          return []
        }
        guard isFolder.boolValue else { return name.hasSuffix(".swift") ? [path] : [] }
        return depth < deepest
          ? paths(below: path, in: package, without: leftOut, depth: depth + 1) : []
      }
  }
}
