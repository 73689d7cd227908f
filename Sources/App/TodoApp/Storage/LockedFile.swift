import Foundation

/// An open file with an advisory lock on it, which other processes of this app respect.
///
/// The lock ends with the value, and with the process if it is killed. Readers share the lock; a
/// writer holds it alone.
nonisolated struct LockedFile: ~Copyable {
  /// Why the file is opened.
  enum Purpose {
    /// Many at once; the file must exist.
    case reading
    /// One at a time; every write goes to the end; a missing file is created.
    case appending
  }

  /// The system's number for the error, such as `ENOSPC`.
  struct Failure: Error, Equatable {
    var code: Int32
  }

  private let descriptor: Int32

  /// Opens and locks the file at `path`; waits while another process has the lock.
  init(path: String, for purpose: Purpose) throws(Failure) {
    let flags = purpose == .reading ? O_RDONLY : O_RDWR | O_APPEND | O_CREAT
    while true {
      // Without O_NONBLOCK, opening a pipe would wait for its other end.
      let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, 0o600)
      guard descriptor >= 0 else { throw Failure(code: errno) }
      do throws(Failure) {
        try Self.lock(descriptor, for: purpose)
        if try Self.isStill(descriptor, at: path) {
          self.descriptor = descriptor
          return
        }
      } catch {
        close(descriptor)
        throw error
      }
      // Another file has this path by now: a write to the old one would be lost.
      close(descriptor)
    }
  }

  deinit {
    close(descriptor)
  }

  private static func lock(_ descriptor: Int32, for purpose: Purpose) throws(Failure) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(code: EISDIR) }
    while flock(descriptor, purpose == .reading ? LOCK_SH : LOCK_EX) != 0 {
      guard errno == EINTR else { throw Failure(code: errno) }
    }
  }

  private static func isStill(_ descriptor: Int32, at path: String) throws(Failure) -> Bool {
    var opened = stat()
    var named = stat()
    guard fstat(descriptor, &opened) == 0 else { throw Failure(code: errno) }
    return stat(path, &named) == 0 && opened.st_ino == named.st_ino
      && opened.st_dev == named.st_dev
  }

  /// The length in bytes.
  func size() throws(Failure) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
    return Int(status.st_size)
  }

  /// The bytes from `offset` to the end.
  func read(from offset: Int) throws(Failure) -> Data {
    var data = Data(count: max(0, try size() - offset))
    var filled = 0
    while filled < data.count {
      let count = data.withUnsafeMutableBytes { bytes in
        pread(
          descriptor,
          bytes.baseAddress.map { $0 + filled },
          bytes.count - filled,
          off_t(offset + filled)
        )
      }
      if count < 0 {
        guard errno == EINTR else { throw Failure(code: errno) }
      } else if count == 0 {
        return data.prefix(filled)
      } else {
        filled += count
      }
    }
    return data
  }

  /// Writes at the end and flushes to the disk; on an error the file stays unchanged.
  func append(_ data: Data) throws(Failure) {
    let size = try size()
    do throws(Failure) {
      try write(data)
      try flush()
    } catch {
      try? truncate(to: size)
      throw error
    }
  }

  /// Cuts the file and flushes that to the disk.
  func truncate(to size: Int) throws(Failure) {
    guard ftruncate(descriptor, off_t(size)) == 0 else { throw Failure(code: errno) }
    try flush()
  }

  private func write(_ data: Data) throws(Failure) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        guard errno == EINTR else { throw Failure(code: errno) }
      } else {
        rest = rest.dropFirst(count)
      }
    }
  }

  private func flush() throws(Failure) {
    guard flushToDisk(descriptor) else { throw Failure(code: errno) }
  }
}

/// Flushes the descriptor's file or folder to the disk, so that it survives a loss of power.
nonisolated func flushToDisk(_ descriptor: Int32) -> Bool {
  #if canImport(Darwin)
  // On Darwin, fsync stops at the disk's own cache.
  if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
  #endif
  return fsync(descriptor) == 0
}
