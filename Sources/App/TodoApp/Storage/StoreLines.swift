import Foundation
import TodoStorage

/// The records in a store's file, one for each line.
nonisolated struct StoreLines {
  /// The byte that ends each line.
  static let lineEnd = UInt8(ascii: "\n")

  /// All records, in the order of their lines.
  private(set) var records: [TodoRecord] = []
  /// Whether the last line has no end and is not a record: a crash cut it short.
  private(set) var lastLineIsTorn = false

  /// Reads the bytes of the file at `path`; a torn last line is left out.
  ///
  /// - Throws: `damagedLine` or `newerFormat` for the first line of that kind.
  init(_ bytes: Data, at path: String) throws {
    let recordLine = RecordLine()
    // An array: splitting `Data` would cost a fifth of the time for a long list.
    let lines = [UInt8](bytes).split(separator: Self.lineEnd, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let hasNoEnd = index == lines.count - 1
      if hasNoEnd, line.isEmpty { break }
      do throws(RecordLine.Fault) {
        records.append(try recordLine.decoded(Data(line)))
      } catch {
        guard hasNoEnd, error == .damaged else {
          throw FileDataStoreError(error, file: path, line: index + 1)
        }
        lastLineIsTorn = true
      }
    }
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
