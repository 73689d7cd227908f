import Foundation
import TodoStorage

/// The text of a store's file: a line for each record.
nonisolated struct StoreLines {
  private static let end = UInt8(ascii: "\n")
  private static let blanks = Data(" \t\r".utf8)

  private let bytes: Data
  // Without their ends; what follows the last end is the last line, even if it is empty.
  private let lines: [ArraySlice<UInt8>]
  private let path: String
  private let recordLine = RecordLine()

  /// Takes the bytes of the file at `path`.
  init(_ bytes: Data, at path: String) {
    self.bytes = bytes
    // An array: splitting `Data` would cost a fifth of the time for a long list.
    lines = [UInt8](bytes).split(separator: Self.end, omittingEmptySubsequences: false)
    self.path = path
  }

  /// All records in the order of their lines, and the number of a last line that a crash cut short.
  ///
  /// An empty line is no record.
  ///
  /// - Throws: `damagedLine` for the first other line that is not a record.
  func records() throws -> (records: [TodoRecord], tornLine: Int?) {
    var records: [TodoRecord] = []
    for (index, line) in lines.enumerated() {
      let hasNoEnd = index == lines.count - 1
      if line.allSatisfy(Self.blanks.contains) { continue }
      do throws(RecordLine.Fault) {
        records.append(try recordLine.decoded(Data(line)))
      } catch {
        if hasNoEnd { return (records, index + 1) }
        throw FileDataStoreError.damagedLine(file: path, line: index + 1, reason: error.reason)
      }
    }
    return (records, nil)
  }

  /// The bytes with one more line; every other line is kept, whatever it contains.
  ///
  /// A last line that a crash cut short stays the last, so that it is still known as such.
  func adding(_ line: Data) -> Data {
    let last = Data(lines.last ?? [])
    if last.isEmpty { return bytes + line }
    let isWhole = (try? recordLine.decoded(last)) != nil
    return isWhole ? bytes + [Self.end] + line : bytes.dropLast(last.count) + line + last
  }

  /// The text in which one `line`, or none, is in place of the record with that identifier.
  ///
  /// Damaged lines stay, and one that a crash cut short stays the last.
  ///
  /// - Returns: nil if there is no such record, or if it is not expected.
  /// - Throws: `sharedIdentifier` if several lines have this identifier.
  func replacing(
    recordWithID id: UUID,
    by line: Data?,
    if isExpected: (TodoRecord, _ line: Data) -> Bool
  ) throws(FileDataStoreError) -> Data? {
    var new = Data()
    var found: [(number: Int, record: TodoRecord, line: Data)] = []
    for (index, old) in lines.enumerated() {
      let old = Data(old)
      if let record = try? recordLine.decoded(old), record.id == id {
        found.append((index + 1, record, old))
        new += line.map { recordLine.line($0, keepingFieldsOf: old) } ?? Data()
      } else {
        new += old
        if index < lines.count - 1 { new.append(Self.end) }
      }
    }
    guard found.count < 2 else {
      throw .sharedIdentifier(file: path, lines: found.map(\.number))
    }
    return found.first.map { isExpected($0.record, $0.line) } == true ? new : nil
  }

  /// - Throws: `sharedIdentifier` if several lines have this identifier.
  func check(_ id: UUID) throws(FileDataStoreError) {
    _ = try replacing(recordWithID: id, by: nil) { _, _ in false }
  }
}
