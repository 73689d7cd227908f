import Foundation

/// The values of the file system for what is at a path; each save changes at least one of them.
///
/// The time of the last change of status cannot be set back, unlike the time of modification.
package struct FileStamp: Hashable, Codable, Sendable {
  package enum Kind: Codable { case file, folder, link, other }

  package let kind: Kind
  /// The identity on its disk; an editor may put another file in its place.
  let number: UInt64
  /// The size in bytes.
  let size: Int64
  /// The time of the last change of the content; a program can set it.
  package let modified: Date
  /// The time of the last change of the content or of such values.
  let changed: Date

  /// Asks the file system, and opens nothing; nil if nothing is there, or behind the link.
  package init?(of path: String, followsLinks: Bool = true) {
    var values = stat()
    guard (followsLinks ? stat(path, &values) : lstat(path, &values)) == 0 else { return nil }
    kind =
      switch values.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    number = UInt64(values.st_ino)
    size = Int64(values.st_size)
    #if canImport(Darwin)
    modified = Date(values.st_mtimespec)
    changed = Date(values.st_ctimespec)
    #else
    modified = Date(values.st_mtim)
    changed = Date(values.st_ctim)
    #endif
  }
}

extension Date {
  // To microseconds: a date has no more, and rounding must not lead to the next second.
  fileprivate init(_ time: timespec) {
    self.init(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec / 1_000) / 1e6)
  }

  /// The whole seconds since 1970.
  package var wholeSeconds: Int { Int(timeIntervalSince1970) }
}
