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
    entries(below: folder, in: package, without: leftOut).filter { !$0.isFolder }.map(\.path)
  }

  /// The folder, and the folders and files below it; a new file changes one of the folders.
  package static func places(below folder: String, in package: URL) -> [String] {
    [folder] + entries(below: folder, in: package).map(\.path)
  }

  private static func entries(
    below folder: String,
    in package: URL,
    without leftOut: [String] = [],
    depth: Int = 0
  ) -> [(path: String, isFolder: Bool)] {
    let place = package.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && !leftOut.contains($0) }
      .flatMap { name -> [(path: String, isFolder: Bool)] in
        let path = "\(folder)/\(name)"
        var isFolder = ObjCBool(false)
        let there = package.appending(path: path).path
        guard FileManager.default.fileExists(atPath: there, isDirectory: &isFolder) else {
          return []
        }
        guard isFolder.boolValue else { return name.hasSuffix(".swift") ? [(path, false)] : [] }
        let below =
          depth < deepest
          ? entries(below: path, in: package, without: leftOut, depth: depth + 1) : []
        return [(path, true)] + below
      }
  }
}
