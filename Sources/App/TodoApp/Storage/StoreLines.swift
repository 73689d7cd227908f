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
    var start = data.startIndex
    while start < data.endIndex {
      let end = lineEnd(from: start)
      let line = data[start..<(end ?? data.endIndex)]
      do throws(RecordLine.Fault) {
        let record = try recordLine.decoded(line)
        if range.contains(record.dueDate) { records.append(record) }
      } catch {
        if error != .damaged || end != nil { throw .init(error, file: file, line: number) }
      }
      start = end.map { $0 + 1 } ?? data.endIndex
      number += 1
    }
    return records
  }

  // On the bytes themselves: asking `data` for each of them takes a third of the time of a list.
  private func lineEnd(from start: Int) -> Int? {
    data[start...].withUnsafeBytes { $0.firstIndex(of: Self.lineEnd) }.map { start + $0 }
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
