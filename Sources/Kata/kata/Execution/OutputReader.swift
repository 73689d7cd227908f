import Foundation

/// Cuts output into lines; of endless output it keeps the beginning and the end.
struct OutputReader {
  private let most: Int
  private var head = Data()
  private var tail = Data()
  private var isCut = false
  private var line = Data()

  /// Keeps at least the first and the last `most` bytes.
  init(keeping most: Int = 250_000) {
    self.most = most
  }

  /// Adds bytes of the output; each complete line reaches `onLine` at once.
  mutating func append(_ data: Data, onLine: ((Substring) -> Void)?) {
    keep(data)
    // Endless output arrives faster than it can be cut into lines.
    guard let onLine else { return }
    for byte in data {
      if byte == UInt8(ascii: "\n") {
        onLine(Substring(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      } else if line.count < 65_536 {
        line.append(byte)
      }
    }
  }

  /// The kept output, with a line in the gap if a part is missing.
  mutating func finish(onLine: ((Substring) -> Void)?) -> String {
    if !line.isEmpty { onLine?(Substring(decoding: line, as: UTF8.self)) }
    let gap = isCut ? "\n[what was printed in between is not kept]\n" : ""
    return String(decoding: head, as: UTF8.self) + gap + String(decoding: tail, as: UTF8.self)
  }

  private mutating func keep(_ data: Data) {
    let first = data.prefix(most - head.count)
    head.append(first)
    tail.append(data.dropFirst(first.count))
    // Allow twice as much for a moment, so that bytes are moved less often.
    guard tail.count > 2 * most else { return }
    tail = Data(tail.suffix(most))
    isCut = true
  }
}
