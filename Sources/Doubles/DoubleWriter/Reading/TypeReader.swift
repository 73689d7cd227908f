/// Finds the types that a Swift file declares, with what they conform to.
struct TypeReader {
  private static let keywords: [String: DeclaredType.Kind] = [
    "struct": .structure, "class": .class, "enum": .enumeration, "actor": .actor,
    "extension": .extension,
  ]

  private let tokens: [Token]

  init(_ tokens: [Token]) {
    self.tokens = tokens
  }

  /// The types and extensions in their order; what cannot be read is left out.
  func types() -> [DeclaredType] {
    var found: [DeclaredType] = []
    var cursor = Cursor(tokens)
    while cursor.token.kind != .end {
      if let type = declaration(at: cursor) { found.append(type) }
      cursor.move()
    }
    return found
  }

  private func declaration(at place: Cursor) -> DeclaredType? {
    guard place.token.kind == .word, let name = place.token(at: 1), name.kind == .word,
      ![".", "(", ","].contains(place.token(at: -1)?.text ?? "")
    else { return nil }
    if place.text == "typealias" { return alias(at: place, name: name.text) }
    guard let kind = Self.keywords[place.text],
      !["func", "var", "let", "init", "subscript"].contains(name.text)
    else { return nil }
    var cursor = place
    cursor.move()
    guard let type = try? cursor.type(), case .named(let parts) = type, let last = parts.last
    else { return nil }
    var declared = DeclaredType(name: last.name, kind: kind)
    declared.isIsolated = place.prefix().attributes.contains { $0.hasSuffix("Actor") }
    declared.isGeneric = !last.arguments.isEmpty
    if cursor.take(":") {
      repeat {
        guard let type = try? cursor.type() else { return nil }
        declared.inherited += type.names
      } while cursor.take(",")
    }
    if (try? cursor.whereClause()) != nil || cursor.text == "where" {
      declared.isConditional = true
    }
    guard cursor.text == "{" else { return nil }
    if kind == .enumeration, let body = try? cursor.balanced() {
      declared.hasPayload = Self.hasPayload(body)
    }
    return declared
  }

  private func alias(at place: Cursor, name: String) -> DeclaredType? {
    var cursor = place
    cursor.move(by: 2)
    guard cursor.take("="), let type = try? cursor.type() else { return nil }
    return DeclaredType(name: name, kind: .alias(type))
  }

  /// Whether a case of an enum's body has values.
  private static func hasPayload(_ body: [Token]) -> Bool {
    var (depth, isCase) = (0, false)
    for token in body {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      guard depth == 1 else { continue }
      if token.text == "case" { isCase = true }
      if ["func", "var", "let", "static", "init", "struct", "enum", "class"].contains(token.text) {
        isCase = false
      }
      if isCase, token.text == "(" { return true }
    }
    return false
  }
}
