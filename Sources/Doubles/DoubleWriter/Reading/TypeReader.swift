/// Finds the types that a Swift file declares, with their conformances and their parts.
enum TypeReader {
  private static let keywords: [String: DeclaredType.Kind] = [
    "struct": .structure, "class": .class, "enum": .enumeration, "actor": .actor,
    "extension": .extension, "typealias": .extension,
  ]

  /// The types and extensions in order; unreadable ones are left out.
  static func types(in tokens: [Token]) -> [DeclaredType] {
    var found: [DeclaredType] = []
    var cursor = Cursor(tokens)
    var scopes = Scopes()
    while cursor.token.kind != .end {
      if cursor.token.kind == .word, keywords[cursor.text] != nil, !scopes.isTooDeep,
        !scopes.isHidden,
        var type = declaration(at: cursor, in: scopes.names)
      {
        if scopes.isPublic { type.modifiers.append("public") }
        found.append(type)
      }
      scopes.pass(cursor)
      cursor.move()
    }
    return found
  }

  private static func declaration(at place: Cursor, in scope: [String]) -> DeclaredType? {
    let isAlias = place.text == "typealias"
    guard let kind = keywords[place.text], let names = place.declaredNames else { return nil }
    var declared = DeclaredType(
      path: (scope + names).joined(separator: "."),
      kind: kind,
      scope: scope,
      line: place.token.line
    )
    (declared.attributes, declared.modifiers) = place.prefix()
    var cursor = place
    cursor.move(by: names.count * 2)
    declared.generics = (try? cursor.generics()).flatMap(\.self).map(parameters)?.map(\.name) ?? []
    if isAlias {
      guard cursor.take("="), let type = try? cursor.type() else { return nil }
      declared.kind = .alias(type)
      return declared
    }
    if cursor.take(":") {
      repeat {
        guard let type = try? cursor.type() else { return nil }
        declared.inherited += type.names
      } while cursor.take(",")
    }
    declared.isConditional = cursor.text == "where"
    _ = try? cursor.whereClause()
    guard cursor.text == "{" else { return nil }
    cursor.move()
    readBody(&cursor, of: &declared)
    return declared
  }

  /// The names in `A: P, each B`, with their bounds.
  static func parameters(in generics: String) -> [(name: String, bound: SwiftType?)] {
    var cursor = Cursor(Tokens.of(generics))
    var found: [(name: String, bound: SwiftType?)] = []
    while cursor.token.kind == .word, let word = try? cursor.word("a name") {
      if ["each", "let"].contains(word) { continue }
      found.append((word, cursor.take(":") ? try? cursor.type() : nil))
      guard cursor.take(",") else { break }
    }
    return found
  }

  /// Reads the stored types, and skips everything else up to its closing brace.
  private static func readBody(_ cursor: inout Cursor, of declared: inout DeclaredType) {
    // Extensions store nothing, and in a class only the initializers matter.
    let stores = [.structure, .enumeration].contains(declared.kind)
    var (isShared, isWrapped) = (false, false)
    var (inits, isRequired) = ([Bool](), false)
    while cursor.text != "}", cursor.token.kind != .end {
      switch cursor.token.kind == .word || cursor.token.kind == .sign ? cursor.text : "" {
      case "{", "(", "[":
        guard (try? cursor.balanced()) != nil else { return }
        continue
      case "@": isWrapped = true
      case "static": isShared = true
      case "required": isRequired = true
      case "class": isShared = ["func", "var", "let"].contains(cursor.token(at: 1)?.text)
      case "init":
        cursor.move()
        let found = try? cursor.member(.initializer, named: "init")
        inits.append(found?.parameters.isEmpty ?? false)
        continue
      case "case" where declared.kind == .enumeration:
        readCases(&cursor, of: &declared)
        continue
      case "let" where stores, "var" where stores:
        if isShared { break }
        // Only the file of a property wrapper knows the stored type.
        readProperties(&cursor, of: &declared, isKnown: !isWrapped)
        isWrapped = false
        continue
      default: break
      }
      if ["let", "var", "func", "subscript"].contains(cursor.text) {
        (isShared, isWrapped) = (false, false)
      }
      cursor.move()
    }
    declared.isHardToInherit = isRequired || !inits.isEmpty && !inits.contains(true)
  }

  private static func readCases(_ cursor: inout Cursor, of declared: inout DeclaredType) {
    repeat {
      cursor.move(by: 2)
      guard cursor.text == "(", !cursor.token.isApart else { continue }
      let values = try? cursor.type()
      if case .tuple(let elements)? = values {
        declared.values += elements.map(\.type)
      } else {
        declared.values.append(values ?? .unknown)
      }
    } while cursor.text == ","
  }

  private static func readProperties(
    _ cursor: inout Cursor,
    of declared: inout DeclaredType,
    isKnown: Bool
  ) {
    repeat {
      cursor.move(by: 2)
      var type = SwiftType.unknown
      if cursor.take(":") {
        type = (try? cursor.type()) ?? .unknown
        let inner = cursor.token(at: 1)?.text
        if cursor.text == "{", inner != "willSet", inner != "didSet" { return }
      } else if cursor.text == "=", let value = cursor.token(at: 1),
        value.kind == .literal || ["true", "false"].contains(value.text)
      {
        type = .named([.init(name: "Int")])
      }
      declared.values.append(isKnown ? type : .unknown)
    } while cursor.text == ","
  }
}
