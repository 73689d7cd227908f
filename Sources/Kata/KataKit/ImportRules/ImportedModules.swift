/// The modules that a source file imports, in any form that Swift accepts.
struct ImportedModules {
  /// The names in their order, repeats included.
  let names: [String]

  /// Reads them; comments and string literals contain no import.
  init(in text: String) {
    names = Self.code(of: text)
      .split { $0.isNewline || $0 == ";" }
      .compactMap { statement in
        statement.firstMatch(
          of:
            /^\s*(?:@\w+(?:\([^)]*\))?\s*)*(?:\w+\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
        ).map { String($0.1) }
      }
  }

  /// The names after the word `import` anywhere, even in a comment, so that no import is missed.
  static func mentioned(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).filter { $0.contains("import") }.flatMap { line in
      line.matches(
        of:
          /import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
      ).map { String($0.1) }
    }
  }

  /// The text without comments, and without the content of string literals unless it is kept.
  static func code(of text: String, keepingLiterals: Bool = false) -> String {
    var code = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = afterComment(rest)
        code += " "
      } else if rest.hasPrefix("\"\"\"") {
        let end = after("\"\"\"", rest.dropFirst(3))
        code += keepingLiterals ? rest[..<end.startIndex] : "\"\""
        rest = end
      } else if character == "\"" {
        let end = afterText(rest.dropFirst())
        code += keepingLiterals ? rest[..<end.startIndex] : "\"\""
        rest = end
      } else {
        code.append(character)
        rest = rest.dropFirst()
      }
    }
    return code
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

  private static func after(_ end: String, _ text: Substring) -> Substring {
    var rest = text
    while !rest.isEmpty, !rest.hasPrefix(end) {
      rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
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
