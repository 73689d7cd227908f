extension Cursor {
  /// The attributes at this place, such as `@MainActor` and `@available(iOS 13, *)`.
  ///
  /// Before a type, as in `@escaping(Int) -> Void`, parentheses seldom belong to the attribute.
  mutating func attributes(ofType isOfType: Bool = false) throws(ReadingError) -> [String] {
    var found: [String] = []
    while text == "@" {
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
      found.append(taken.joined)
    }
    return found
  }

  /// The modifiers of `words` at this place, with the parentheses after them.
  mutating func modifiers(_ words: Set<String>) throws(ReadingError) -> [String] {
    var found: [String] = []
    while token.kind == .word, words.contains(text) {
      var taken = [token]
      move()
      if text == "(", !token.isApart { taken += try balanced() }
      found.append(taken.joined)
    }
    return found
  }
}
