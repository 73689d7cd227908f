import Foundation
import TodoStorage

/// The whole text of a store's file, line by line.
nonisolated struct StoreLines {
  static let lineEnd = UInt8(ascii: "\n")

  private let data: Data
  private let file: String
  private let recordLine = RecordLine()

  /// Takes the file's bytes, and its path for what is said about damage.
  init(_ data: Data, file: String) {
    self.data = data
    self.file = file
  }

  /// Whether the last line was cut short: it has no end, and is no record.
  var lastLineIsTorn: Bool {
    let last = data.suffix(from: data.lastIndex(of: Self.lineEnd).map { $0 + 1 } ?? 0)
    guard !last.isEmpty else { return false }
    do {
      _ = try recordLine.decoded(last)
      return false
    } catch {
      return error == .damaged
    }
  }

  /// The records that are due in the half-open `range`, in the order of their lines.
  ///
  /// - Throws: `damagedLine` or `newerFormat` for the first such line, whatever its due date; not
  ///   for a torn last line, which is left out.
  func records(dueIn range: Range<Date>) throws(FileDataStoreError) -> [TodoRecord] {
    var records: [TodoRecord] = []
    var number = 1
    var rest = data
    while !rest.isEmpty {
      let end = rest.firstIndex(of: Self.lineEnd)
      let line = rest[..<(end ?? rest.endIndex)]
      do throws(RecordLine.Fault) {
        let record = try recordLine.decoded(line)
        if range.contains(record.dueDate) { records.append(record) }
      } catch {
        if error != .damaged || end != nil { throw .init(error, file: file, line: number) }
      }
      rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
      number += 1
    }
    return records
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
