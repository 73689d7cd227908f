extension Cursor {
  private static let accessModifiers: Set<String> = [
    "public", "open", "internal", "package", "private", "fileprivate", "nonisolated", "distributed",
    "final", "indirect",
  ]

  /// The attributes and modifiers before the keyword.
  func prefix() -> (attributes: [String], modifiers: [String]) {
    var (start, attributes, modifiers) = (self, [String](), [String]())
    while let length = start.lengthOfMarkBefore {
      start.move(by: -length)
      let mark = (0..<length).compactMap(start.token(at:)).joined
      if mark.hasPrefix("@") {
        attributes.insert(mark, at: 0)
      } else {
        modifiers.insert(mark, at: 0)
      }
    }
    return (attributes, modifiers)
  }

  /// The number of tokens of the attribute or modifier that ends before this place.
  private var lengthOfMarkBefore: Int? {
    var place = token(at: -1)?.text == ")" ? (opening(of: -1) ?? 0) - 1 : -1
    if let word = token(at: place), Self.accessModifiers.contains(word.text) { return -place }
    while token(at: place)?.kind == .word {
      if token(at: place - 1)?.text == "@" { return 1 - place }
      guard token(at: place - 1)?.text == "." else { return nil }
      place -= 2
    }
    return nil
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
}
