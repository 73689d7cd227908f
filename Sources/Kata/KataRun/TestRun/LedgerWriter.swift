import Foundation
import Synchronization

/// Appends events to a file, one JSON object a line, so that a crash loses nothing.
///
/// It can be called from any thread.
package final class LedgerWriter: Sendable {
  private let lines: LineAppender
  private let token: String?
  private let count = Mutex(0)

  /// Opens the ledger for appending; creates it if it is missing.
  ///
  /// With a `token`, each line has it and the line's number, so that a reader detects foreign
  /// lines.
  ///
  /// - Throws: `SystemError` if the file cannot be opened.
  package init(file: URL, token: String? = nil) throws(SystemError) {
    lines = try SystemError.naming(file.path) { try LineAppender(file: file) }
    self.token = token
  }

  /// Appends one entry in a single write.
  ///
  /// - Throws: Foundation's error if the write fails.
  package func append(_ entry: LedgerEntry) throws {
    try count.withLock { count in
      var line = entry
      line.stamp = token.map { LedgerEntry.Stamp(number: count + 1, token: $0) }
      try lines.append(line)
      count += 1
    }
  }
}
