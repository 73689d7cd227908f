import Foundation

/// The values of the file system for a file or folder; each save changes at least one of them.
///
/// The time of the last change of status cannot be set back, unlike the time of modification.
package struct FileStamp: Hashable, Codable, Sendable {
  /// The file's identity; an editor may put another file in its place.
  var number: UInt64
  /// The size in bytes.
  var size: Int64
  /// The time of the last change of the content; a program can set it.
  package var modified: Date
  /// The time of the last change of the content or of such values.
  package var changed: Date

  /// Reads the values of the file with this absolute path, or of a link's target; nil if it is gone.
  package init?(of path: String) {
    var values = stat()
    guard stat(path, &values) == 0 else { return nil }
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
