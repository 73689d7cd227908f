extension Cursor {
  private static let accessModifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "nonisolated", "distributed",
    "final", "indirect",
  ]

  /// The attributes and modifiers before the keyword.
  func prefix() -> (attributes: [String], modifiers: [String]) {
    var start = self
    while let before = start.token(at: -1) {
      if before.kind == .word, Self.accessModifiers.contains(before.text) {
        start.move(by: -1)
      } else if before.kind == .word, let name = start.attributeStart(endingAt: -1) {
        start.move(by: name)
      } else if before.text == ")", let open = start.opening(of: -1) {
        if start.token(at: open - 1)?.text == "nonisolated" {
          start.move(by: open - 1)
        } else if let name = start.attributeStart(endingAt: open - 1) {
          start.move(by: name)
        } else {
          break
        }
      } else {
        break
      }
    }
    var (attributes, modifiers): ([String], [String]) = ([], [])
    while start.index < index {
      guard let found = try? start.attributes(),
        let words = try? start.modifiers(Self.accessModifiers),
        !found.isEmpty || !words.isEmpty
      else { break }
      attributes += found
      modifiers += words
    }
    return (attributes, modifiers)
  }

  /// The offset of the opening bracket for the closing one at `offset`.
  private func opening(of offset: Int) -> Int? {
    var (place, depth) = (offset, 0)
    while let token = token(at: place) {
      if token.text == ")" { depth += 1 }
      if token.text == "(" { depth -= 1 }
      if depth == 0 { return place }
      place -= 1
    }
    return nil
  }

  /// The offset of the `@` of an attribute whose name, dotted or not, ends at `offset`.
  private func attributeStart(endingAt offset: Int) -> Int? {
    var place = offset
    while token(at: place)?.kind == .word {
      if token(at: place - 1)?.text == "@" { return place - 1 }
      guard token(at: place - 1)?.text == "." else { return nil }
      place -= 2
    }
    return nil
  }
}
