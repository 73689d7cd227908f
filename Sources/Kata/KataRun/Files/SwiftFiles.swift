import Foundation

/// The Swift files below a folder of a package, as a build would find them.
///
/// Links are followed, unlike in Foundation's enumerator. Hidden files of editors and file systems,
/// whose names begin with a dot, are left out.
package enum SwiftFiles {
  /// Their paths relative to the package, sorted in each folder.
  package static func paths(below folder: String, in package: URL) -> [String] {
    entries(below: folder, in: package, []).filter { !$0.isFolder }.map(\.path)
  }

  /// The folder, and the folders and files below it; a new file changes one of the folders.
  package static func places(below folder: String, in package: URL) -> [String] {
    [folder] + entries(below: folder, in: package, []).map(\.path)
  }

  // A link may lead back to one of the folders that it is in.
  private static func entries(
    below folder: String,
    in package: URL,
    _ around: Set<FileStamp>
  ) -> [(path: String, isFolder: Bool)] {
    let place = package.appending(path: folder).path
    guard let own = FileStamp(of: place), !around.contains(own) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }
      .flatMap { name -> [(path: String, isFolder: Bool)] in
        let path = "\(folder)/\(name)"
        switch FileStamp(of: package.appending(path: path).path)?.kind {
        case .folder: return [(path, true)] + entries(below: path, in: package, around.union([own]))
        case .file: return name.hasSuffix(".swift") ? [(path, false)] : []
        case .link, .other, nil: return []
        }
      }
  }
}
