import Foundation

/// Cuts output into lines, and keeps its beginning and its end when a program prints without end.
struct OutputReader {
  private let most: Int
  private var head = Data()
  private var tail = Data()
  private var isCut = false
  private var line = Data()

  /// Keeps at least the first and the last `most` bytes.
  init(keeping most: Int = 2_000_000) {
    self.most = most
  }

  /// Takes what was read; each line that is whole now reaches `onLine`.
  mutating func take(_ data: Data, onLine: (Substring) -> Void) {
    keep(data)
    for byte in data {
      if byte == UInt8(ascii: "\n") {
        onLine(Substring(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      } else if line.count < 65_536 {
        line.append(byte)
      }
    }
  }

  /// What was kept, with a line between its parts if something is missing there.
  mutating func finish(onLine: (Substring) -> Void) -> String {
    if !line.isEmpty { onLine(Substring(decoding: line, as: UTF8.self)) }
    let gap = isCut ? "\n[what was printed in between is not kept]\n" : ""
    return String(decoding: head, as: UTF8.self) + gap + String(decoding: tail, as: UTF8.self)
  }

  private mutating func keep(_ data: Data) {
    let first = data.prefix(most - head.count)
    head.append(first)
    tail.append(data.dropFirst(first.count))
    // Twice as much may stand there for a moment, so that little is moved.
    guard tail.count > 2 * most else { return }
    tail = Data(tail.suffix(most))
    isCut = true
  }
}
