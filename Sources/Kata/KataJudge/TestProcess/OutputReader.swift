import KataRun

/// Cuts output into lines; of endless output it keeps the beginning and the end.
struct OutputReader {
  private let most: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var isCut = false
  private var line: [UInt8] = []

  /// Keeps at least the first and the last `most` bytes.
  init(keeping most: Int = 250_000) {
    self.most = most
  }

  /// Adds bytes of the output; each complete line reaches `onLine` at once.
  mutating func append(_ bytes: some Collection<UInt8>, onLine: ((Substring) -> Void)?) {
    keep(bytes)
    // Endless output arrives faster than it can be cut into lines.
    guard let onLine else { return }
    for byte in bytes {
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

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    let first = bytes.prefix(most - head.count)
    head += first
    tail += bytes.dropFirst(first.count)
    // Allow twice as much for a moment, so that bytes are moved less often. They are moved in place:
    // with a new buffer for each move, endless output would leave the process much free memory.
    guard tail.count > 2 * most else { return }
    tail.removeFirst(tail.count - most)
    isCut = true
  }
}
