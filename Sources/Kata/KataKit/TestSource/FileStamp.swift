import Foundation

/// The values of the file system for a file or folder; each save changes at least one of them.
///
/// The time of the last change of status cannot be set back, unlike the time of modification.
package struct FileStamp: Hashable, Codable, Sendable {
  /// A time since 1970, as exact as the file system keeps it.
  package struct Time: Hashable, Codable, Comparable, Sendable {
    var seconds: Int
    var nanoseconds: Int

    package static func < (left: Time, right: Time) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  /// The file's identity; an editor may put another file in its place.
  var number: UInt64
  /// The size in bytes.
  var size: Int64
  /// The time of the last change of the content; a program can set it.
  package var modified: Time
  /// The time of the last change of the content or of such values.
  package var changed: Time

  /// Reads the values of the file with this absolute path, or of a link's target; nil if it is gone.
  package init?(of path: String) {
    var values = stat()
    guard stat(path, &values) == 0 else { return nil }
    number = UInt64(values.st_ino)
    size = Int64(values.st_size)
    #if canImport(Darwin)
    modified = Time(values.st_mtimespec)
    changed = Time(values.st_ctimespec)
    #else
    modified = Time(values.st_mtim)
    changed = Time(values.st_ctim)
    #endif
  }
}

extension FileStamp.Time {
  fileprivate init(_ time: timespec) {
    self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// The same time as a date, for Foundation; it is less exact.
  var date: Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }
}
