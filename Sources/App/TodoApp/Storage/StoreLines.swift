import Foundation
import TodoStorage

/// Reads a store's file line by line, a piece at a time, so that memory does not grow with the file.
nonisolated struct StoreLines {
  /// What was found.
  struct Found {
    /// The records that are due in the range, in the order of their lines.
    var records: [TodoRecord] = []
    /// Whether the last line was cut short: it has no end, and is no record.
    var lastLineIsTorn = false
  }

  static let lineEnd = UInt8(ascii: "\n")
  private static let pieceSize = 1 << 18

  private let range: Range<Date>
  private let path: String
  private let recordLine = RecordLine()
  private var found = Found()
  private var number = 0

  /// Reads all lines of `file`, whose path is for what is said about damage.
  ///
  /// - Throws: `damagedLine` or `newerFormat` for the first such line, whatever its due date; not
  ///   for a torn last line, which is left out.
  static func read(
    _ file: borrowing LockedFile,
    at path: String,
    dueIn range: Range<Date>
  ) throws -> Found {
    var lines = StoreLines(range: range, path: path)
    var rest = Data()
    var offset = 0
    while true {
      let piece = try file.read(from: offset, atMost: pieceSize)
      guard !piece.isEmpty else { break }
      offset += piece.count
      // A line that has no end yet is not looked at again.
      let known = rest.count
      rest += piece
      let taken = try rest.withUnsafeBytes { bytes in
        try lines.takeWholeLines(of: bytes, firstEndFrom: known)
      }
      if taken > 0 { rest = Data(rest.dropFirst(taken)) }
    }
    try rest.withUnsafeBytes { bytes in try lines.takeLastLine(bytes) }
    return lines.found
  }

  private init(range: Range<Date>, path: String) {
    self.range = range
    self.path = path
  }

  /// Takes each line that has an end, and says how many bytes they are.
  private mutating func takeWholeLines(
    of bytes: UnsafeRawBufferPointer,
    firstEndFrom known: Int
  ) throws -> Int {
    var start = 0
    while let end = bytes.firstIndex(of: Self.lineEnd, from: max(start, known)) {
      number += 1
      do throws(RecordLine.Fault) {
        try take(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      } catch {
        throw FileDataStoreError(error, file: path, line: number)
      }
      start = end + 1
    }
    return start
  }

  private mutating func takeLastLine(_ line: UnsafeRawBufferPointer) throws {
    guard !line.isEmpty else { return }
    do throws(RecordLine.Fault) {
      try take(line)
    } catch {
      guard error == .damaged else {
        throw FileDataStoreError(error, file: path, line: number + 1)
      }
      found.lastLineIsTorn = true
    }
  }

  private mutating func take(_ line: UnsafeRawBufferPointer) throws(RecordLine.Fault) {
    if let record = try recordLine.record(in: line, dueIn: range) { found.records.append(record) }
  }
}

extension UnsafeRawBufferPointer {
  // The system looks at many bytes at once.
  fileprivate nonisolated func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress else { return nil }
    return memchr(base + start, Int32(byte), count - start).map { UnsafeRawPointer($0) - base }
  }
}

extension FileDataStoreError {
  nonisolated init(_ fault: RecordLine.Fault, file: String, line: Int) {
    switch fault {
    case .damaged: self = .damagedLine(file: file, line: line)
    case .newerFormat(let version):
      self = .newerFormat(file: file, line: line, version: version)
    }
  }
}
