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
    var (cursor, words) = (place, [Token]())
    repeat {
      words.append(cursor.token)
      cursor.move()
    } while cursor.token.line == next.line && (cursor.token.kind == .word || cursor.text == ".")
    let isTolerant = place.token(at: -1)?.text == "preconcurrency"
    return (isTolerant ? "@preconcurrency " : "") + words.joined
  }
}
