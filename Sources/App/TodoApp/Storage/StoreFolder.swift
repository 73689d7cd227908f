import Foundation

/// The folder that holds a store's file.
nonisolated struct StoreFolder {
  /// The folder's path; `.` for a file name without a folder.
  let path: String

  /// The folder that contains the file or folder at `path`.
  init(of path: String) {
    let slash = UInt8(ascii: "/")
    // By bytes: a slash and an accent that follows it would be one Character.
    let named = path.utf8.withoutLast(slash)
    guard let end = named.lastIndex(of: slash) else {
      self.path = path.utf8.first == slash ? "/" : "."
      return
    }
    let folder = String(decoding: named[..<end].withoutLast(slash), as: UTF8.self)
    self.path = folder.isEmpty ? "/" : folder
  }

  /// Whether there is anything at the path, a folder or not.
  var exists: Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Creates the folder and its parents, with access for the user only.
  func make() throws {
    guard !exists else { return }
    let above = StoreFolder(of: path)
    if above.path != path { try above.make() }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw LockedFile.Failure(code: errno)
    }
    try above.flush()
  }

  /// Flushes the folder's list of names, so that a new file survives a loss of power.
  func flush() throws {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LockedFile.Failure(code: errno) }
    defer { close(descriptor) }
    guard flushToDisk(descriptor) else { throw LockedFile.Failure(code: errno) }
  }
}

extension BidirectionalCollection where Element: Equatable {
  /// The elements without any `element` at the end.
  fileprivate nonisolated func withoutLast(_ element: Element) -> SubSequence {
    self[..<(lastIndex { $0 != element }.map(index(after:)) ?? startIndex)]
  }
}
