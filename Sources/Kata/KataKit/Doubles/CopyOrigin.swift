import Foundation

/// The first line of a copied file: which file of the kit it was made from, and from which text.
package struct CopyOrigin: Equatable {
  /// The file's name in the kit.
  let name: String
  /// The kit's text, as a hash.
  let source: String
  /// The text below the line as it was written, as a hash.
  let copy: String

  package init(name: String, source: String, copy: String) {
    self.name = name
    self.source = Self.hash(of: source)
    self.copy = Self.hash(of: copy)
  }

  /// The origin that the first line of a file tells; nil if it tells none.
  init?(firstLineOf text: String) {
    let pattern = #/// Viper Kata [\d.]+, (\S+), from ([0-9a-f]{16}), written as ([0-9a-f]{16})\./#
    guard let match = text.prefix(while: { $0 != "\n" }).wholeMatch(of: pattern) else { return nil }
    name = String(match.1)
    source = String(match.2)
    copy = String(match.3)
  }

  package var line: String {
    "// Viper Kata \(KitVersion.current), \(name), from \(source), written as \(copy)."
  }

  /// Whether the text below the first line is not the one that was written.
  func isEdited(in text: String) -> Bool {
    Self.hash(of: String(text.drop { $0 != "\n" }.dropFirst())) != copy
  }

  /// Whether the kit's text is not the one that was copied.
  func isOutdated(by source: String) -> Bool { Self.hash(of: source) != self.source }

  // FNV-1a, which is the same on every machine and in every run.
  private static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
