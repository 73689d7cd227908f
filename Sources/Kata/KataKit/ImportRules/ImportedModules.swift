/// The modules that a source file imports, in any form that Swift accepts.
enum ImportedModules {
  /// The names in order, including repeats; comments and string literals contain none.
  static func names(in text: String) -> [String] { matches(in: SwiftCode(of: text).text) }

  /// Whether a file may have such an import: a quick look, which also finds it in a comment.
  static func mayBe(in text: String, where isWanted: (String) -> Bool) -> Bool {
    guard text.contains("import") else { return false }
    // A comment may stand between the word and the name.
    return text.contains(/import\s*\//) || matches(in: text).contains(where: isWanted)
  }

  // The name may stand on the next line, and in backticks.
  private static func matches(in code: String) -> [String] {
    code.matches(
      of:
        /\bimport\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?`?(\w+)/
    ).map { String($0.1) }
  }
}
