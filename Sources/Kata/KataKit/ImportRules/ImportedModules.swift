/// The modules that a source file imports, in any form that Swift accepts.
struct ImportedModules {
  /// The names in order, including repeats.
  let names: [String]

  /// Reads the imports; comments and string literals contain none.
  init(in text: String) {
    names = SwiftCode(of: text).text
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
}
