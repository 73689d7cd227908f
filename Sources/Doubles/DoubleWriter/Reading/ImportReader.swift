/// Finds the imports of a Swift file.
enum ImportReader {
  /// The line of each import; one inside `#if` has the directives around it.
  static func imports(in tokens: [Token]) -> [String] {
    var found: [String] = []
    var cursor = Cursor(tokens)
    var conditions = Conditions()
    while cursor.token.kind != .end {
      if cursor.token.kind == .directive { conditions.pass(cursor.text) }
      if let line = line(at: cursor) {
        found.append(conditions.current.around([line]).joined(separator: "\n"))
      }
      cursor.move()
    }
    return found
  }

  private static func line(at place: Cursor) -> String? {
    guard place.token.kind == .word, place.text == "import", place.token(at: -1)?.text != ".",
      let next = place.token(at: 1), next.kind == .word, next.line == place.token.line
    else { return nil }
    var cursor = place
    var words = ["import"]
    cursor.move()
    let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    if kinds.contains(cursor.text) {
      words.append(cursor.text)
      cursor.move()
    }
    var module = cursor.text
    cursor.move()
    while cursor.take(".") {
      module += ".\(cursor.text)"
      cursor.move()
    }
    let isTolerant = place.token(at: -1)?.text == "preconcurrency"
    return ((isTolerant ? ["@preconcurrency"] : []) + words + [module]).joined(separator: " ")
  }
}
