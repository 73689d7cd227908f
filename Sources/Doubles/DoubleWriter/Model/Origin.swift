import CommandLineKit
import Foundation

/// The first line of a file that was copied or written: its source, and whether it was edited.
///
/// ```text
/// // Viper Kata 1.0.0, CallRecording.swift, from 025f4267c0b64972, written as 025f4267c0b64972.
/// // Viper Kata 1.0.0, BasketViewSpy.swift, written as 8f2e0c3b51d7a964.
/// ```
struct Origin: Equatable {
  /// The file's name.
  let name: String
  /// The kit's text, as a hash; nil for a spy or a mock of the engineer's own protocol.
  let source: String?
  /// The text below the line as it was written, without the person's own part, as a hash.
  let copy: String

  init(name: String, source: String?, copy: String) {
    self.name = name
    self.source = source.map(Self.hash)
    self.copy = Self.hash(of: KeptPart.removed(from: copy))
  }

  /// Reads the first line of a file; nil if it is not an origin.
  init?(firstLineOf text: String) {
    let pattern =
      #/// Viper Kata [\d.]+, (\S+)(?:, from ([0-9a-f]{16}))?, written as ([0-9a-f]{16})\./#
    guard let match = text.prefix(while: { $0 != "\n" }).wholeMatch(of: pattern) else { return nil }
    name = String(match.1)
    source = match.2.map(String.init)
    copy = String(match.3)
  }

  var line: String {
    let from = source.map { ", from \($0)" } ?? ""
    return "// Viper Kata \(KitVersion.current), \(name)\(from), written as \(copy)."
  }

  /// The text below the first line.
  static func body(of text: String) -> String {
    String(text.drop { $0 != "\n" }.dropFirst())
  }

  /// Whether the text below the first line differs from the written one.
  func isEdited(in text: String) -> Bool {
    Self.hash(of: KeptPart.removed(from: Self.body(of: text))) != copy
  }

  /// Whether the kit's text differs from the copied one.
  func isOutdated(by source: String) -> Bool { Self.hash(of: source) != self.source }

  /// 64 bits as 16 hexadecimal digits, the same in every run, by FNV-1a (Fowler, Noll, Vo, 1991).
  private static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
