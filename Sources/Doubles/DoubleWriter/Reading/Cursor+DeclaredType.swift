extension Cursor {
  private static let kinds: [String: DeclaredType.Kind] = [
    "struct": .structure, "class": .class, "enum": .enumeration, "actor": .actor,
    "extension": .extension, "typealias": .extension,
  ]

  /// The type that is declared here, with its conformances and its parts; nil if there is none.
  func declaredType(_ marks: [String], in scope: [String]) -> DeclaredType? {
    guard token.kind == .word, let kind = Self.kinds[text], let names = declaredNames
    else { return nil }
    var declared = DeclaredType(
      path: (scope + names).joined(separator: "."),
      kind: kind,
      scope: scope,
      line: token.line
    )
    (declared.attributes, declared.modifiers) = (marks.attributes, marks.modifiers)
    var cursor = self
    cursor.move(by: names.count * 2)
    declared.generics = Self.parameters(in: (try? cursor.generics()) ?? "").map(\.name)
    if text == "typealias" {
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
    guard cursor.take("{") else { return nil }
    cursor.readBody(of: &declared)
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
  private mutating func readBody(of declared: inout DeclaredType) {
    // Extensions store nothing, and in a class only the initializers matter.
    let stores = [.structure, .enumeration].contains(declared.kind)
    var (isShared, isWrapped) = (false, false)
    var (inits, isRequired) = ([Bool](), false)
    while text != "}", token.kind != .end {
      switch token.kind == .word || token.kind == .sign ? text : "" {
      case "{", "(", "[":
        guard (try? balanced()) != nil else { return }
        continue
      case "@": isWrapped = true
      case "static": isShared = true
      case "func" where declared.kind == .extension:
        let next = token(at: 1)?.text ?? ""
        if next == "==" || next == "hash" && token(at: 3)?.text == "into" {
          declared.functions.insert(next)
        }
      case "required": isRequired = true
      case "class": isShared = ["func", "var", "let"].contains(token(at: 1)?.text)
      case "init":
        move()
        let found = try? member(.initializer, named: "init")
        inits.append(found?.parameters.isEmpty ?? false)
        continue
      case "case" where declared.kind == .enumeration:
        readCases(of: &declared)
        continue
      case "let" where stores, "var" where stores:
        if isShared { break }
        // Only the file of a property wrapper knows the stored type.
        readProperties(of: &declared, isKnown: !isWrapped)
        isWrapped = false
        continue
      default: break
      }
      if ["let", "var", "func", "subscript"].contains(text) {
        (isShared, isWrapped) = (false, false)
      }
      move()
    }
    declared.isHardToInherit = inits.isEmpty ? nil : isRequired || !inits.contains(true)
  }

  private mutating func readCases(of declared: inout DeclaredType) {
    repeat {
      move(by: 2)
      guard text == "(", !token.isApart else { continue }
      let values = try? type()
      if case .tuple(let elements)? = values {
        declared.values += elements.map(\.type)
      } else {
        declared.values.append(values ?? .unknown)
      }
    } while text == ","
  }

  private mutating func readProperties(of declared: inout DeclaredType, isKnown: Bool) {
    repeat {
      move(by: 2)
      var type = SwiftType.unknown
      if take(":") {
        type = (try? self.type()) ?? .unknown
        let inner = token(at: 1)?.text
        if text == "{", inner != "willSet", inner != "didSet" { return }
      } else if text == "=", let value = token(at: 1),
        value.kind == .literal || ["true", "false"].contains(value.text)
      {
        type = .named([.init(name: "Int")])
      }
      declared.values.append(isKnown ? type : .unknown)
    } while text == ","
  }
}
