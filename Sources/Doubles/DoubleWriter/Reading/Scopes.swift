/// The types and blocks around a place of a file.
struct Scopes {
  static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]

  private struct Block {
    /// The names of its type; empty for a brace that does not belong to a type.
    var names: [String] = []
    /// Whether it is a `public extension`, whose members are public.
    var isPublic = false
    /// The line of its brace; nil if an error about the block is known.
    var line: Int? = 0
  }

  /// Each open brace.
  private var open: [Block] = []
  private var pending = Block()

  /// The types around this place, the outermost first.
  var names: [String] { open.flatMap(\.names) }
  /// The line of the innermost open brace without a known error.
  var line: Int? { open.compactMap(\.line).last }
  /// Whether a member here is public without saying so.
  var isPublic: Bool { open.last?.isPublic ?? false }

  /// Moves over the token at the cursor, which has these marks before it.
  mutating func pass(_ cursor: Cursor, marks: [String], isReported: Bool) {
    let token = cursor.token
    if token.kind == .word, Self.keywords.contains(token.text), let names = cursor.declaredNames {
      let isPublic = token.text == "extension" && marks.contains("public")
      pending = Block(names: names, isPublic: isPublic, line: isReported ? nil : 0)
    }
    if token.text == "{" {
      if pending.line != nil { pending.line = token.line }
      open.append(pending)
      pending = Block()
    } else if token.text == "}" {
      _ = open.popLast()
    }
  }
}

extension Cursor {
  /// The name after the keyword here, split at its dots; nil if this is not a declaration.
  var declaredNames: [String]? {
    guard let name = token(at: 1), name.kind == .word,
      !["func", "var", "let", "init", "subscript"].contains(name.text),
      ![".", "(", ","].contains(token(at: -1)?.text)
    else { return nil }
    var names = [name.text]
    while token(at: names.count * 2)?.text == ".", let next = token(at: names.count * 2 + 1),
      next.kind == .word
    {
      names.append(next.text)
    }
    return names
  }
}
