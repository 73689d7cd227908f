/// A Swift text without its comments, and by default without the content of its string literals.
struct SwiftCode {
  /// The code that is left.
  private(set) var text = ""
  // Whether the line ends of a comment or a multi-line text stay.
  private let keepsLines: Bool
  // The bytes with which a comment or a literal may begin.
  private static let signs = Array("/\"#".utf8)

  /// Reads a text; with `keepsLines`, each line of the code is the same line of the text.
  init(of source: String, keepsLines: Bool = false, keepsLiterals: Bool = false) {
    self.keepsLines = keepsLines
    func shown(_ literal: Substring, upTo end: Substring) -> Substring {
      keepsLiterals ? literal[..<end.startIndex] : "\"\""
    }
    var rest = source[...]
    while true {
      // Most of a text is plain code, and bytes are quick to compare.
      let plain = rest.utf8.prefix { !Self.signs.contains($0) }
      text += rest[..<plain.endIndex]
      rest = rest[plain.endIndex...]
      guard let character = rest.first else { return }
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = passing(rest, to: Self.afterComment(rest))
        text += " "
      } else if let raw = rest.prefixMatch(of: /#+("""|")/) {
        let signs = String(raw.0.prefix { $0 == "#" })
        let literal = rest
        rest = passing(rest, to: Self.after(raw.1 + signs, rest[raw.range.upperBound...]))
        text += shown(literal, upTo: rest)
      } else if rest.hasPrefix("\"\"\"") {
        let literal = rest
        rest = passing(rest, to: Self.after("\"\"\"", rest.dropFirst(3), escape: "\\"))
        text += shown(literal, upTo: rest)
      } else if character == "\"" {
        let literal = rest
        rest = Self.afterText(rest.dropFirst())
        text += shown(literal, upTo: rest)
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
  }

  private mutating func passing(_ rest: Substring, to end: Substring) -> Substring {
    guard keepsLines else { return end }
    let passed = rest[..<end.startIndex]
    text += String(repeating: "\n", count: passed.count(where: \.isNewline))
    return end
  }

  // Comments nest.
  private static func afterComment(_ text: Substring) -> Substring {
    var rest = text.dropFirst(2)
    var depth = 1
    while depth > 0, !rest.isEmpty {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest
  }

  private static func after(
    _ end: some StringProtocol,
    _ text: Substring,
    escape: Character? = nil
  ) -> Substring {
    var rest = text
    while !rest.isEmpty, !rest.hasPrefix(end) {
      rest = rest.dropFirst(rest.first == escape ? 2 : 1)
    }
    return rest.dropFirst(end.count)
  }

  private static func afterText(_ text: Substring) -> Substring {
    var rest = text
    while let character = rest.first, character != "\"", !character.isNewline {
      rest = rest.dropFirst(character == "\\" ? 2 : 1)
    }
    return rest.first == "\"" ? rest.dropFirst() : rest
  }
}
