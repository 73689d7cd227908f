import Foundation

/// The folder that holds a store's file.
nonisolated struct StoreFolder {
  /// The folder's path.
  var path: String

  /// Whether it is there, as a folder or as anything else.
  var exists: Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Makes the folder and those above it, for the user alone.
  func make() throws {
    guard !exists else { return }
    let above = StoreFolder(path: (path as NSString).deletingLastPathComponent)
    if above.path != path { try above.make() }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw LockedFile.Failure(code: errno)
    }
    try above.flush()
  }

  /// Flushes the names in the folder, so that a new file would be found after a loss of power.
  func flush() throws {
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw LockedFile.Failure(code: errno) }
    defer { close(descriptor) }
    guard flushToDisk(descriptor) else { throw LockedFile.Failure(code: errno) }
  }
}
