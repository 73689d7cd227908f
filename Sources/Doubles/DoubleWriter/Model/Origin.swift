import CommandLineKit
import Foundation

/// The first line of a copied or written file: its source, and whether it was edited.
///
/// ```text
/// // Viper Kata 1.0.0, CallRecording.swift, from 025f4267c0b64972, written as 025f4267c0b64972.
/// // Viper Kata, BasketViewSpy.swift, written as 8f2e0c3b51d7a964.
/// // Viper Kata with --without-reads, ListViewSpy.swift, written as 51d7a9648f2e0c3b.
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

  init(name: String, options: String = "", source: String?, copy: String) {
    (self.name, self.options) = (name, options)
    self.source = source.map(Self.hash)
    self.copy = Self.hash(of: KeptPart.removed(from: copy))
  }

  /// Reads the origin of a file: the first line below its header, if it has one.
  init?(of text: String) {
    guard let line = Self.parts(of: text)?.line else { return nil }
    let words = line.dropLast().components(separatedBy: ", ")
    guard words.count > 2, let copy = words.last, copy.hasPrefix(Self.copyStart) else { return nil }
    name = words[1]
    options = words[0].components(separatedBy: Self.optionsStart).dropFirst().joined()
    source = words.count > 3 ? String(words[2].dropFirst("from ".count)) : nil
    self.copy = String(copy.dropFirst(Self.copyStart.count))
  }

  /// The line; only a copy names the version, so that a release does not change every double.
  var line: String {
    let from = source.map { ", from \($0)" } ?? ""
    let version = source == nil ? "" : " \(KitVersion.current)"
    let options = options.isEmpty ? "" : Self.optionsStart + options
    return "// Viper Kata\(version)\(options), \(name)\(from), \(Self.copyStart)\(copy)."
  }

  /// The comments that a person has above the origin.
  static func header(of text: String) -> String { String(parts(of: text)?.header ?? "") }

  /// The text below the origin.
  static func body(of text: String) -> String { String(parts(of: text)?.body ?? text[...]) }

  private static let copyStart = "written as "
  private static let optionsStart = " with "

  // A regular expression takes three times as long for a whole folder.
  private static func parts(
    of text: String
  ) -> (header: Substring, line: Substring, body: Substring)? {
    var rest = text[...]
    while rest.hasPrefix("//") || rest.hasPrefix("\n") {
      let line = rest.prefix { $0 != "\n" }
      let body = rest[line.endIndex...].dropFirst()
      if line.hasPrefix("// Viper Kata"), line.contains(copyStart) {
        return (text[..<rest.startIndex], line, body)
      }
      rest = body
    }
    return nil
  }

  /// Whether the text below the origin differs from the written one.
  func isEdited(in text: String) -> Bool {
    Self.hash(of: KeptPart.removed(from: Self.body(of: text))) != copy
  }

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
