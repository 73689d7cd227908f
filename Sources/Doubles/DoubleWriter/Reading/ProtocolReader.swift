/// Finds the protocols of a Swift file.
///
/// It does not use the compiler. A protocol's body has a small closed grammar without
/// expressions; the compiler's own parse, as text or JSON, leaves out the types of parameters and
/// the effects, drops the branches of `#if` that are not built, and promises no format.
enum ProtocolReader {
  /// The protocols in order; an unreadable one has an error and does not hide the others.
  ///
  /// At the end of the file, an open brace is an error: protocols can be hidden behind it.
  static func protocols(
    in tokens: [Token],
    of file: String
  ) -> [Result<ProtocolDeclaration, UnreadableProtocol>] {
    var found: [Result<ProtocolDeclaration, UnreadableProtocol>] = []
    var cursor = Cursor(tokens)
    var conditions = Conditions()
    var scopes = Scopes()
    while cursor.token.kind != .end {
      if cursor.token.kind == .directive { conditions.pass(cursor.text) }
      if !scopes.isTooDeep, let name = name(at: cursor) {
        let start = cursor
        do throws(ReadingError) {
          var declaration = try declaration(at: &cursor, name: name, file: file)
          declaration.compilation = conditions.current
          declaration.enclosing = scopes.names
          found.append(.success(declaration))
        } catch {
          found.append(.failure(UnreadableProtocol(name: name, file: file, error: error)))
          cursor = start
          while !["{", ""].contains(cursor.text) { cursor.move() }
          _ = try? cursor.balanced()
        }
      } else {
        scopes.pass(cursor)
        cursor.move()
      }
    }
    if let line = scopes.line {
      let error = ReadingError(line: line, expected: "\"}\" for its \"{\"", found: "")
      found.append(.failure(UnreadableProtocol(name: "", file: file, error: error)))
    }
    return found
  }

  /// The name of the protocol that is declared here; nil if there is none.
  private static func name(at place: Cursor) -> String? {
    guard place.token.kind == .word, place.text == "protocol", let name = place.token(at: 1),
      name.kind == .word, let next = place.token(at: 2),
      ["{", ":", "<", "where"].contains(next.text),
      let before = place.token(at: -1)?.text ?? Optional(""),
      ![".", "(", ",", "let", "var", "func"].contains(before)
    else { return nil }
    return name.text
  }

  private static func declaration(
    at cursor: inout Cursor,
    name: String,
    file: String
  ) throws(ReadingError) -> ProtocolDeclaration {
    var declaration = ProtocolDeclaration(name: name, file: file, line: cursor.token.line)
    (declaration.attributes, declaration.modifiers) = cursor.prefix()
    cursor.move(by: 2)
    _ = try cursor.generics()
    if cursor.take(":") {
      repeat { declaration.inherited += try cursor.type().names } while cursor.take(",")
    }
    declaration.conditions = try cursor.whereClause()
    declaration.requirements = try requirements(&cursor)
    return declaration
  }

  private static func requirements(_ cursor: inout Cursor) throws(ReadingError) -> [Requirement] {
    try cursor.expect("{")
    var conditions = Conditions()
    var found: [Requirement] = []
    while !cursor.take("}") {
      if cursor.token.kind == .directive {
        conditions.pass(cursor.text)
        cursor.move()
      } else if !cursor.take(";") {
        for var requirement in try cursor.requirements() {
          requirement.conditions = conditions.current
          found.append(requirement)
        }
      }
    }
    return found
  }
}
