/// The types and blocks around a place of a file.
struct Scopes {
  private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension"]

  /// The name of each open brace; nil for one that no type opened.
  private var open: [String?] = []
  private var pending: String?

  /// The types around this place, the outermost first.
  var names: [String] { open.compactMap(\.self) }

  /// Goes over the token at the cursor.
  mutating func pass(_ cursor: Cursor) {
    let token = cursor.token
    if token.kind == .word, Self.keywords.contains(token.text), let name = cursor.token(at: 1),
      name.kind == .word, !["func", "var", "let", "init", "subscript"].contains(name.text),
      ![".", "(", ","].contains(cursor.token(at: -1)?.text)
    {
      pending = name.text
    }
    if token.text == "{" {
      open.append(pending)
      pending = nil
    } else if token.text == "}" {
      _ = open.popLast()
    }
  }
}
