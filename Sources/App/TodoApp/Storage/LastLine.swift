import Foundation

/// The last line of a store's file: the only line that a crash can cut short.
nonisolated struct LastLine {
  private static let step = 65_536

  private let path: String
  private let start: Int
  private let bytes: Data
  private let hasEnd: Bool

  /// Reads backwards from the end of `file` until the line's start is found.
  init(of file: borrowing LockedFile, at path: String) throws {
    let size = try file.size()
    var offset = size
    var data = Data()
    var lineStart: Int?
    while lineStart == nil, offset > 0 {
      offset = max(0, offset - max(Self.step, data.count))
      data = try file.read(from: offset)
      lineStart = data.dropLast().lastIndex(of: StoreLines.lineEnd).map { $0 + 1 }
    }
    self.path = path
    start = offset + (lineStart ?? 0)
    hasEnd = data.isEmpty || data.last == StoreLines.lineEnd
    bytes = data.dropFirst(lineStart ?? 0).dropLast(hasEnd ? 1 : 0)
  }

  /// Ends the last line, or moves it to `FILE.torn` if it is torn, so that a new line can follow.
  ///
  /// - Throws: `newerFormat` if the line has a newer format; the file is then unchanged.
  func repair(
    in file: borrowing LockedFile,
    onNotice: (FileDataStoreNotice) -> Void
  ) throws {
    guard !bytes.isEmpty else { return }
    let lineEnd = Data([StoreLines.lineEnd])
    do {
      _ = try RecordLine().decoded(bytes)
      if !hasEnd { try file.append(lineEnd) }
    } catch RecordLine.Fault.damaged {
      guard !hasEnd else { return }
      let torn = path + ".torn"
      try LockedFile(path: torn, for: .appending).append(bytes + lineEnd)
      try file.truncate(to: start)
      onNotice(.tornLineKept(file: path, keptIn: torn))
    } catch let fault as RecordLine.Fault {
      let line = try file.read(from: 0).prefix(start).count { $0 == StoreLines.lineEnd } + 1
      throw FileDataStoreError(fault, file: path, line: line)
    }
  }
}
