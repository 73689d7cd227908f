import Foundation

/// The folder that holds a store's file.
nonisolated struct StoreFolder {
  /// The folder's path; `.` for a file that is named without one.
  let path: String

  /// The folder that holds what is at `path`, be that a file or a folder itself.
  init(of path: String) {
    let slash = UInt8(ascii: "/")
    // Bytes: a letter's accent, which may follow a slash, would make one character of both.
    let named = path.utf8.withoutLast(slash)
    guard let end = named.lastIndex(of: slash) else {
      self.path = path.utf8.first == slash ? "/" : "."
      return
    }
    let folder = String(decoding: named[..<end].withoutLast(slash), as: UTF8.self)
    self.path = folder.isEmpty ? "/" : folder
  }

  /// Whether it is there, as a folder or as anything else.
  var exists: Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Makes the folder and those above it, for the user alone.
  func make() throws {
    guard !exists else { return }
    let above = StoreFolder(of: path)
    if above.path != path { try above.make() }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw LockedFile.Failure(code: errno)
    }
    try above.flush()
  }

  /// Flushes the names in the folder, so that a new file would be found after a loss of power.
  func flush() throws {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LockedFile.Failure(code: errno) }
    defer { close(descriptor) }
    guard flushToDisk(descriptor) else { throw LockedFile.Failure(code: errno) }
  }
}

extension BidirectionalCollection where Element: Equatable {
  /// The elements up to the last one that is another.
  fileprivate nonisolated func withoutLast(_ element: Element) -> SubSequence {
    self[..<(lastIndex { $0 != element }.map(index(after:)) ?? startIndex)]
  }
}
