/// The first line of a file that was written by a command, and whether it was edited since.
///
/// ```text
/// // Viper Kata 1.0.0, ListViewSpy.swift, 8f2e0c3b51d7a964.
/// ```
///
/// The number is that of the text below the line and the empty line behind it.
public struct Origin: Equatable, Sendable {
  private static let start = "// Viper Kata "

  /// The kit's version that wrote the file.
  public var version: String

  /// Creates the origin of what this version writes.
  public init(version: String) {
    self.version = version
  }

  /// The file with its first line.
  public func stamped(_ file: SpyFile) -> String {
    "\(Self.start)\(version), \(file.name), \(Self.number(of: file.text)).\n\n\(file.text)"
  }

  /// What stands below the first line, and whether it is as it was written.
  public static func read(_ text: String) -> (body: String, isUnedited: Bool) {
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].hasPrefix(start), parts[1].isEmpty else {
      return (text, false)
    }
    let body = String(parts[2])
    return (body, parts[0].hasSuffix(", \(number(of: body))."))
  }

  /// 64 bits as 16 hexadecimal digits, by FNV-1a (Fowler, Noll, Vo, 1991).
  private static func number(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
