/// The modules that a source file imports, in any form that Swift accepts.
struct ImportedModules {
  /// The names in order, including repeats.
  let names: [String]

  /// Reads the imports; comments and string literals contain none.
  init(in text: String) {
    names = Self.names(in: SwiftCode(of: text).text)
  }

  /// Whether a file may have such an import: a quick look, which also finds it in a comment.
  static func mayBe(in text: String, where isWanted: (String) -> Bool) -> Bool {
    guard text.contains("import") else { return false }
    // A comment may stand between the word and the name.
    return text.contains(/import\s*\//) || names(in: text).contains(where: isWanted)
  }

  // The name may stand on the next line, and in backticks.
  private static func names(in code: String) -> [String] {
    code.matches(
      of:
        /\bimport\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?`?(\w+)/
    ).map { String($0.1) }
  }
}
