import Foundation

/// A file that is read whole and replaced whole.
///
/// A reader needs no lock, because it gets the old bytes or the new ones. Writers lock the folder: a
/// lock on the file would be a lock on the old file as soon as another process replaced it.
nonisolated struct StoreFile {
  /// The system's number for the error, such as `ENOSPC`.
  struct Failure: Error, Equatable {
    var code: Int32
  }

  let path: String
  /// How long a writer waits for the others.
  var patience = Duration.seconds(10)

  /// The path of the folder that contains the file.
  var folder: String { Self.folder(of: path) }

  /// All bytes of the file.
  func read() throws -> Data {
    try Self.opened(path, O_RDONLY, Self.bytes).bytes
  }

  /// Replaces the bytes with those that `change` returns; a missing file counts as empty.
  ///
  /// If `change` returns nil, the file stays as it is, and the answer is false.
  ///
  /// When this returns, the new bytes would survive a loss of power. On an error, and if the process
  /// is killed, the file has its old bytes. Another hard link to the file always keeps them.
  func replace(_ change: (Data) throws -> Data?) throws -> Bool {
    // A link stays, and the file that it names is replaced.
    let path = Self.withoutLinks(path)
    return try Self.opened(Self.folder(of: path), O_RDONLY | O_DIRECTORY) { folder in
      try lock(folder)
      Self.removeLeftovers(in: Self.folder(of: path))
      let old = try Self.bytesIfAny(of: path)
      let new = "\(Self.folder(of: path))/.todo-\(UUID().uuidString)"
      guard let bytes = try change(old?.bytes ?? Data()) else { return false }
      do {
        try Self.opened(new, O_WRONLY | O_CREAT | O_EXCL) { descriptor in
          if let status = old?.status {
            _ = fchown(descriptor, status.st_uid, status.st_gid)
            _ = fchmod(descriptor, status.st_mode & 0o777)
          }
          try Self.write(bytes, to: descriptor)
          try Self.check(Self.flush(descriptor))
        }
        try Self.check(rename(new, path))
      } catch {
        unlink(new)
        throw error
      }
      _ = Self.flush(folder)
      return true
    }
  }

  // A program that keeps the lock must not stop the app for ever.
  private func lock(_ folder: Int32) throws(Failure) {
    let end = ContinuousClock.now + patience
    while flock(folder, LOCK_EX | LOCK_NB) != 0 {
      guard [EINTR, EWOULDBLOCK].contains(errno), ContinuousClock.now < end else {
        throw Failure(code: errno)
      }
      usleep(5_000)
    }
  }

  // The files of writers that were killed: a writer that is alive has the lock.
  private static func removeLeftovers(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(".todo-") && UUID(uuidString: String(name.dropFirst(6))) != nil {
      unlink("\(folder)/\(name)")
    }
  }

  /// Creates the folder and its parents, with access for the user only.
  ///
  /// An error shows when the folder is opened.
  static func makeFolder(_ path: String) {
    guard mkdir(path, 0o700) != 0, errno == ENOENT else { return }
    makeFolder(folder(of: path))
    mkdir(path, 0o700)
  }

  // By bytes: a slash and an accent that follows it would be one Character.
  private static func folder(of path: String) -> String {
    let bytes = path.utf8
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == bytes.startIndex ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
  }

  // A chain of more links than this is a circle, which the system reports when it opens the file.
  private static func withoutLinks(_ path: String) -> String {
    (0..<40).reduce(path) { path, _ in
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      return link.utf8.first == UInt8(ascii: "/") ? link : "\(folder(of: path))/\(link)"
    }
  }

  private static func opened<Value>(
    _ path: String,
    _ flags: Int32,
    _ use: (Int32) throws -> Value
  ) throws -> Value {
    // Without O_NONBLOCK, opening a pipe would wait for its other end.
    let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
    try check(descriptor)
    defer { close(descriptor) }
    return try use(descriptor)
  }

  // Opened for writing, too, so that a read-only file is not replaced.
  private static func bytesIfAny(of path: String) throws -> (bytes: Data, status: stat)? {
    do {
      return try opened(path, O_RDWR, bytes)
    } catch let failure as Failure where failure.code == ENOENT {
      return nil
    }
  }

  private static func bytes(of descriptor: Int32) throws -> (bytes: Data, status: stat) {
    var status = stat()
    try check(fstat(descriptor, &status))
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(code: EISDIR) }
    let bytes = try? FileHandle(fileDescriptor: descriptor).readToEnd() ?? Data()
    guard let bytes else { throw Failure(code: EIO) }
    return (bytes, status)
  }

  private static func write(_ bytes: Data, to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw Failure(code: errno) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Flushes a file or a folder to the disk.
  private static func flush(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
    // On Darwin, fsync stops at the disk's own cache.
    if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }

  private static func check(_ result: Int32) throws(Failure) {
    guard result >= 0 else { throw Failure(code: errno) }
  }
}
