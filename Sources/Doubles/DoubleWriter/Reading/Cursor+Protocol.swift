extension Cursor {
  /// The protocol that is declared here, without its parents and its body; nil if there is none.
  func protocolHead(_ marks: [String], file: String) -> ProtocolDeclaration? {
    guard text == "protocol", let name = token(at: 1), name.kind == .word,
      let next = token(at: 2), ["{", ":", "<", "where"].contains(next.text),
      let before = token(at: -1)?.text ?? Optional(""),
      ![".", "(", ",", "let", "var", "func"].contains(before)
    else { return nil }
    var head = ProtocolDeclaration(name: name.text, file: file, line: token.line)
    (head.attributes, head.modifiers) = (marks.attributes, marks.modifiers)
    return head
  }

  /// Reads the parents and the body of a protocol, from its keyword on.
  mutating func readProtocol(_ declaration: inout ProtocolDeclaration) throws(ReadingError) {
    move(by: 2)
    declaration.primary = Self.parameters(in: try generics() ?? "").map(\.name)
    if take(":") {
      repeat { declaration.inherited += try type().names } while take(",")
    }
    declaration.conditions = try whereClause()
    try expect("{")
    var conditions = Conditions()
    while !take("}") {
      if token.kind == .directive {
        conditions.pass(text)
        move()
      } else if !take(";") {
        for var requirement in try requirements() {
          requirement.conditions = conditions.current
          declaration.requirements.append(requirement)
        }
      }
    }
  }
}
