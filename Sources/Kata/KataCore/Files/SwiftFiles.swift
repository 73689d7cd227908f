import Foundation

/// The Swift files below a folder of a package, as a build would find them.
///
/// Links are followed, unlike in Foundation's enumerator. Hidden files of editors and file systems,
/// whose names begin with a dot, are left out.
package enum SwiftFiles {
  /// Their paths relative to the package, sorted in each folder.
  package static func paths(below folder: String, in package: URL) -> [String] {
    places(below: folder, in: package).filter { $0.hasSuffix(".swift") }
  }

  /// The folder, and the folders and files below it; a new file changes one of the folders.
  ///
  /// A link may lead back to one of the folders `around` it.
  package static func places(
    below folder: String,
    in package: URL,
    around: Set<FileStamp> = []
  ) -> [String] {
    let place = package.appending(path: folder).path
    guard let own = FileStamp(of: place) else { return [folder] }
    guard !around.contains(own) else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let below = names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      switch FileStamp(of: package.appending(path: path).path)?.kind {
      case .folder: return places(below: path, in: package, around: around.union([own]))
      case .file: return name.hasSuffix(".swift") ? [path] : []
      case .link, .other, nil: return []
      }
    }
    return [folder] + below
  }
}
