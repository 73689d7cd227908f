/// Cuts output into lines; of endless output it keeps the beginning and the end.
struct OutputReader {
  // So many of the first and of the last bytes are kept.
  private static let most = 250_000

  private var kept: [UInt8] = []
  private var isCut = false
  private var line: [UInt8] = []

  /// Adds bytes of the output; each complete line reaches `onLine` at once.
  mutating func append(_ bytes: some Collection<UInt8>, onLine: ((Substring) -> Void)?) {
    kept += bytes
    // More is kept for a moment, so that bytes are moved less often. They are moved in place: with a
    // new buffer for each move, endless output would leave the process much free memory.
    if kept.count > 4 * Self.most {
      kept.removeSubrange(Self.most..<kept.count - Self.most)
      isCut = true
    }
    // Endless output arrives faster than it can be cut into lines.
    guard let onLine else { return }
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        onLine(Substring(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      } else {
        line.append(byte)
      }
    }
  }

  /// The kept output, with a line in the gap if a part is missing.
  var text: String {
    guard isCut else { return String(decoding: kept, as: UTF8.self) }
    return String(decoding: kept.prefix(Self.most), as: UTF8.self)
      + "\n[what was printed in between is not kept]\n"
      + String(decoding: kept.suffix(Self.most), as: UTF8.self)
  }
}
