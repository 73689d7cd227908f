import Foundation

/// Appends what happens to a file, one JSON object a line, so that a crash loses nothing.
public final class LedgerWriter: Sendable {
  private let handle: FileHandle

  /// Opens the ledger for appending; creates it if it is not there.
  ///
  /// - Throws: `LedgerError.unwritable` if the file cannot be opened.
  public init(file: URL) throws(LedgerError) {
    let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .unwritable(file.path, reason: String(cString: strerror(errno)))
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Appends one entry in a single write.
  public func append(_ entry: LedgerEntry) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try handle.write(contentsOf: encoder.encode(entry) + Data("\n".utf8))
  }
}
