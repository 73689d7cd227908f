/// The modules that a source file imports, in whatever way Swift lets it be written.
struct ImportedModules {
  /// The names in their order, repeats included.
  let names: [String]

  /// Reads them; what stands in comments and texts is no import.
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

  /// The names that stand behind the word anywhere, be it in a comment: no import is missing here.
  static func mentioned(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).filter { $0.contains("import") }.flatMap { line in
      line.matches(
        of:
          /import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
      ).map { String($0.1) }
    }
  }
}
