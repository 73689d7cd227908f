import Foundation

/// A file that the kit reads or replaces in a learner's working copy.
///
/// To read a file, links are followed. To replace one, they are not: a link may lead to any file of
/// the learner's.
package struct PackageFile: Sendable {
  /// The path, relative to the package.
  package let path: String
  private let package: URL

  package init(_ path: String, in package: URL) {
    self.path = path
    self.package = package
  }

  /// The content; nil if it cannot be read.
  ///
  /// Only a regular file is opened, since a pipe may never end.
  package var content: Data? {
    let file = package.appending(path: path)
    guard FileStamp(of: file.path)?.kind == .file else { return nil }
    return try? Data(contentsOf: file)
  }

  /// Creates the folder of the file, if it is missing, after `check`.
  ///
  /// - Throws: `SystemError` if that fails, or if the file must not be replaced.
  package func makeFolder() throws(SystemError) {
    try check()
    try SystemError.naming(path) {
      try FileManager.default.createDirectory(
        at: package.appending(path: path).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    }
  }

  /// Checks that the file can be replaced or removed, and opens nothing.
  ///
  /// It is a regular file or missing, in real folders, and no link is on the way to it.
  ///
  /// - Throws: `SystemError` with what to do first.
  package func check() throws(SystemError) {
    var place = package
    var seen = ""
    let names = path.split(separator: "/").map(String.init)
    for (index, name) in names.enumerated() {
      let (folder, above) = (place, seen.isEmpty ? "." : seen)
      place.append(path: name)
      seen += seen.isEmpty ? name : "/\(name)"
      let entry = FileStamp(of: place.path, followsLinks: false)
      let isLast = index == names.count - 1
      if entry == nil || isLast { try check(folder.path, W_OK, named: above) }
      guard let entry else { return }
      if entry.kind == .link { throw .link(seen, to: place.path) }
      guard entry.kind == (isLast ? .file : .folder) else { throw .somethingElse(seen) }
    }
    // A file that its owner made read-only is replaced. One that cannot change is not. One that cannot
    // be read is not either, because no save could keep it.
    try check(place.path, W_OK, named: path, unless: EACCES)
    try check(place.path, R_OK, named: path)
  }

  // A place that is missing is made later.
  private func check(
    _ place: String,
    _ mode: Int32,
    named name: String,
    unless allowed: Int32 = ENOENT
  ) throws(SystemError) {
    guard access(place, mode) != 0, case let code = errno, ![allowed, ENOENT].contains(code) else {
      return
    }
    try SystemError.naming(name) { throw NSError(domain: NSPOSIXErrorDomain, code: Int(code)) }
  }
}

extension SystemError {
  fileprivate static func link(_ path: String, to place: String) -> SystemError {
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
    return SystemError(
      path: path,
      reason: """
        it is a link to \(target ?? "another place"), and the kit writes and removes nothing behind \
        a link
        """,
      advice: """
        Remove the link (rm '\(path)'), copy the files that you want to keep into its place, and \
        run the command again.
        """
    )
  }

  package static func somethingElse(_ path: String) -> SystemError {
    SystemError(
      path: path,
      reason: "something else is in its place",
      advice: "Move it away (mv '\(path)' '\(path).old'), and run the command again."
    )
  }
}
