import Foundation

/// Appends lines of JSON to a file that is never rewritten.
package final class LineAppender: Sendable {
  private let handle: FileHandle

  /// Opens the file; creates it if it is missing.
  ///
  /// - Throws: the system's error if the file cannot be opened.
  package init(file: URL) throws {
    let descriptor = open(file.path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Appends one line in a single write; first ends an earlier line that was cut off.
  package func append(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    let line = try encoder.encode(value) + Data("\n".utf8)
    try handle.write(contentsOf: endsInLine() ? line : Data("\n".utf8) + line)
  }

  private func endsInLine() -> Bool {
    let size = lseek(handle.fileDescriptor, 0, SEEK_END)
    var last: UInt8 = 0
    guard size > 0, pread(handle.fileDescriptor, &last, 1, size - 1) == 1 else { return true }
    return last == UInt8(ascii: "\n")
  }
}
