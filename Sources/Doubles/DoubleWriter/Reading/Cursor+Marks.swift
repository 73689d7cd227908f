extension Cursor {
  private static let modifiersOfDeclarations: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "nonisolated", "distributed",
    "final", "indirect",
  ]

  /// The attributes and modifiers at this place, such as `@available(iOS 13, *)` and `public`.
  ///
  /// Before a type, as in `@escaping(Int) -> Void`, parentheses seldom belong to the attribute.
  mutating func marks(
    ofType isOfType: Bool = false,
    modifiers isModifier: (String) -> Bool = { _ in false }
  ) throws(ReadingError) -> [String] {
    var found: [String] = []
    while true {
      if text == "@" {
        found.append(try attribute(ofType: isOfType))
      } else if token.kind == .word, isModifier(text), !isOfType || token(at: 1)?.text != "." {
        var taken = [token]
        move()
        if text == "(", !token.isApart { taken += try balanced() }
        found.append(taken.joined)
      } else {
        return found
      }
    }
  }

  private mutating func attribute(ofType isOfType: Bool) throws(ReadingError) -> String {
    var taken = [token]
    move()
    taken.append(token)
    _ = try word("an attribute")
    while text == ".", token(at: 1)?.kind == .word {
      taken += [token, self.token(at: 1)].compactMap(\.self)
      move(by: 2)
    }
    if !isOfType, let generics = try generics() {
      taken.append(Token(kind: .sign, text: "<\(generics)>", line: token.line, isApart: false))
    }
    let takesParentheses = !isOfType || ["convention", "isolated"].contains(taken[1].text)
    if text == "(", !token.isApart, takesParentheses { taken += try balanced() }
    return taken.joined
  }

  /// Moves over the attributes and modifiers of a declaration; they are empty if they are broken.
  mutating func marksOfDeclaration() -> [String] {
    let start = self
    if let marks = try? marks(modifiers: Self.modifiersOfDeclarations.contains) { return marks }
    self = start
    return []
  }
}

extension [String] {
  /// Those of the marks that are attributes, and the others.
  var attributes: [String] { filter { $0.hasPrefix("@") } }
  var modifiers: [String] { filter { !$0.hasPrefix("@") } }
}
