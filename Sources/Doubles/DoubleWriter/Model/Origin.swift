import CommandLineKit
import Foundation

/// The first line of a copied or written file: its source, and whether it was edited.
///
/// ```text
/// // Viper Kata 1.0.0, CallRecording.swift, from 025f4267c0b64972, written as 025f4267c0b64972.
/// // Viper Kata, BasketViewSpy.swift, written as 8f2e0c3b51d7a964.
/// // Viper Kata with --default-isolation MainActor, ListViewSpy.swift, written as 51d7a9648f2e0c3b.
/// ```
struct Origin: Equatable {
  /// The file's name.
  let name: String
  /// The options of a spy or a mock that its text does not show; earlier versions wrote none.
  let options: String
  /// The kit's text, as a hash; nil for a spy or a mock of the engineer's own protocol.
  let source: String?
  /// The text below the line as it was written, without the person's own part, as a hash.
  let copy: String

  /// The comments that a person has above the line; empty for a new file.
  private(set) var header = ""
  /// The text below the line.
  let body: String

  init(name: String, options: String = "", source: String?, copy: String) {
    (self.name, self.options, body) = (name, options, copy)
    self.source = source.map(Self.hash)
    self.copy = Self.hash(of: KeptPart.removed(from: copy))
  }

  /// Reads the origin of a file: the first line below its header, if it has one.
  init?(of text: String) {
    // A regular expression takes three times as long for a whole folder.
    var rest = text[...]
    var line = rest.prefix { $0 != "\n" }
    while !line.hasPrefix("// Viper Kata") || !line.contains(Self.copyStart) {
      guard line.hasPrefix("//") || rest.hasPrefix("\n") else { return nil }
      rest = rest[line.endIndex...].dropFirst()
      line = rest.prefix { $0 != "\n" }
    }
    let words = line.dropLast().components(separatedBy: ", ")
    guard words.count > 2, let copy = words.last, copy.hasPrefix(Self.copyStart) else { return nil }
    name = words[1]
    options = words[0].components(separatedBy: Self.optionsStart).dropFirst().joined()
    source = words.count > 3 ? String(words[2].dropFirst("from ".count)) : nil
    self.copy = String(copy.dropFirst(Self.copyStart.count))
    header = String(text[..<rest.startIndex])
    body = String(rest[line.endIndex...].dropFirst())
  }

  /// The line; only a copy names the version, so that a release does not change every double.
  var line: String {
    let from = source.map { ", from \($0)" } ?? ""
    let version = source == nil ? "" : " \(KitVersion.current)"
    let options = options.isEmpty ? "" : Self.optionsStart + options
    return "// Viper Kata\(version)\(options), \(name)\(from), \(Self.copyStart)\(copy)."
  }

  private static let copyStart = "written as "
  private static let optionsStart = " with "

  /// Whether the text below the line differs from the written one.
  var isEdited: Bool { Self.hash(of: KeptPart.removed(from: body)) != copy }

  /// Whether the kit's text differs from the copied one.
  func isOutdated(by source: String) -> Bool { Self.hash(of: source) != self.source }

  /// Whether two texts differ in spaces and line breaks only, which a formatter may change.
  static func areAlike(_ a: String, _ b: String) -> Bool { hash(of: a) == hash(of: b) }

  /// The text without spaces and line breaks as 16 hexadecimal digits, the same in every run.
  ///
  /// Source: FNV-1a (Fowler, Noll, Vo, 1991).
  private static func hash(of text: String) -> String {
    var (text, hash) = (text, 0xcbf2_9ce4_8422_2325 as UInt64)
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        // Blanks, tabs, line feeds and carriage returns.
        let isBlank = byte == 32 || byte == 9 || byte == 10 || byte == 13
        if !isBlank { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        index += 1
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
