import Foundation

/// The kind and the identity of what is at a path.
package struct FileEntry: Hashable {
  package enum Kind { case file, folder, link, other }

  package let kind: Kind
  private let device: UInt64
  private let number: UInt64

  /// Asks the file system, and opens nothing; nil if nothing is there, or behind the link.
  package init?(at path: String, followsLinks: Bool = true) {
    var values = stat()
    guard (followsLinks ? stat(path, &values) : lstat(path, &values)) == 0 else { return nil }
    kind =
      switch values.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    device = UInt64(truncatingIfNeeded: values.st_dev)
    number = UInt64(values.st_ino)
  }
}
