extension Cursor {
  mutating func functionName() throws(ReadingError) -> String {
    if token.kind == .word { return try word("a name") }
    var name = ""
    while token.kind == .sign, text != "(", text != "{", name.isEmpty || !token.isApart {
      name += text
      move()
    }
    if name.isEmpty { throw wrong("a name") }
    return name
  }

  /// A function, an initializer or a subscript, from its generic parameters on.
  mutating func member(
    _ kind: Requirement.Member.Kind,
    named name: String
  ) throws(ReadingError) -> Requirement.Member {
    var member = Requirement.Member(kind: kind, name: name)
    member.generics = try generics()
    member.parameters = try parameters()
    member.effects = try effects()
    if kind != .initializer, take("->") { member.result = try type() }
    member.conditions = try whereClause()
    return member
  }

  mutating func generics() throws(ReadingError) -> String? {
    guard text == "<" else { return nil }
    var depth = 0
    var taken: [Token] = []
    repeat {
      if token.kind == .end { throw wrong("\">\"") }
      if text == "<" { depth += 1 }
      if text == ">" { depth -= 1 }
      taken.append(token)
      move()
    } while depth > 0
    return taken.dropFirst().dropLast().joined
  }

  private mutating func parameters() throws(ReadingError) -> [Parameter] {
    try expect("(")
    var parameters: [Parameter] = []
    while text != ")" {
      parameters.append(try parameter())
      guard take(",") else { break }
    }
    try expect(")")
    return parameters
  }

  private mutating func parameter() throws(ReadingError) -> Parameter {
    // Such as a result builder, which is no part of the type.
    _ = try marks()
    let label = try word("a parameter's name")
    let name = token.kind == .word ? try word("a parameter's name") : label
    try expect(":")
    return Parameter(label: label, name: name, type: try type(), isVariadic: take("..."))
  }

  mutating func effects() throws(ReadingError) -> Effects {
    var effects = Effects()
    while token.kind == .word {
      switch text {
      case "async", "reasync": effects.isAsync = true
      case "throws":
        effects.throwing = .errors(nil)
        if token(at: 1)?.text == "(" {
          move(by: 2)
          effects.throwing = .errors(try type())
          try expect(")")
          continue
        }
      case "rethrows": effects.throwing = .again
      default: return effects
      }
      move()
    }
    return effects
  }

  /// The text after `where`; nil if there is no `where` here.
  mutating func whereClause() throws(ReadingError) -> String? {
    guard token.kind == .word, take("where") else { return nil }
    var conditions: [String] = []
    repeat {
      let left = try type()
      let sign = text
      guard take(":") || take("==") else { throw wrong("\":\" or \"==\"") }
      let right = try type()
      conditions.append(sign == ":" ? "\(left): \(right)" : "\(left) == \(right)")
    } while take(",")
    return conditions.joined(separator: ", ")
  }
}
