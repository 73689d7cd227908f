extension Cursor {
  private static let marksOfTypes: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "_const", "__owned",
    "__shared", "each", "repeat",
  ]

  /// A type with all its parts.
  mutating func type() throws(ReadingError) -> SwiftType {
    let marks = try marks(ofType: true, modifiers: Self.marksOfTypes.contains)
    let type = try composition()
    return marks.isEmpty ? type : .marked(marks, type)
  }

  /// A type inside another one, up to the depth at which people nest types.
  private mutating func composition() throws(ReadingError) -> SwiftType {
    guard depth < 100 else { throw wrong("a type that is nested less than 100 deep") }
    depth += 1
    defer { depth -= 1 }
    return try flatComposition()
  }

  private mutating func flatComposition() throws(ReadingError) -> SwiftType {
    let keyword = text
    if token.kind == .word, ["any", "some"].contains(keyword), let next = token(at: 1),
      next.kind == .word || ["(", "[", "@", "~"].contains(next.text)
    {
      move()
      let type = try composition()
      return keyword == "any" ? .existential(type) : .opaque(type)
    }
    var types = [try suffixed()]
    while take("&") { types.append(try suffixed()) }
    return types.count == 1 ? types[0] : .composition(types)
  }

  private mutating func suffixed() throws(ReadingError) -> SwiftType {
    if take("~") { return .other("~\(try simple())") }
    var type = try simple()
    // With 100 types inside one another, a recursion can follow these.
    for _ in 0..<10 {
      if ["?", "!"].contains(text), !token.isApart {
        type = text == "?" ? .optional(type) : .forced(type)
        move()
      } else if text == ".", let suffix = token(at: 1)?.text, ["Type", "Protocol"].contains(suffix)
      {
        move(by: 2)
        type = .metatype(type, suffix: suffix)
      } else if text == ".", token(at: 1)?.kind == .word {
        move()
        type = .other("\(type).\(SwiftType.named(try parts()))")
      } else {
        return type
      }
    }
    throw wrong("a type with less than 10 suffixes")
  }

  private mutating func simple() throws(ReadingError) -> SwiftType {
    switch text {
    case "(": return try tupleOrFunction()
    case "[":
      move()
      let (element, sign) = (try argument(), text)
      guard take(":") || take("of") else {
        try expect("]")
        return .array(element)
      }
      let value = try type()
      try expect("]")
      // `[3 of Int]` is short for `InlineArray<3, Int>`.
      return sign == ":"
        ? .dictionary(key: element, value: value)
        : .named([.init(name: "InlineArray", arguments: [element, value])])
    default: return .named(try parts())
    }
  }

  private mutating func parts() throws(ReadingError) -> [SwiftType.Part] {
    var parts: [SwiftType.Part] = []
    repeat {
      var part = SwiftType.Part(name: try word("a type"))
      if text == "<" {
        move()
        repeat { part.arguments.append(try argument()) } while take(",")
        try expect(">")
      }
      parts.append(part)
      guard text == ".", let next = token(at: 1), next.kind == .word else { return parts }
      if ["Type", "Protocol"].contains(next.text) { return parts }
      move()
    } while true
  }

  /// A generic argument or the count of an array: a type, or a number.
  private mutating func argument() throws(ReadingError) -> SwiftType {
    let sign = take("-") ? "-" : ""
    guard token.kind == .literal else { return try type() }
    defer { move() }
    return .other(sign + text)
  }

  private mutating func tupleOrFunction() throws(ReadingError) -> SwiftType {
    try expect("(")
    var elements: [SwiftType.Element] = []
    while text != ")" {
      elements.append(try element())
      guard take(",") else { break }
    }
    try expect(")")
    let back = index
    let effects = try effects()
    if take("->") {
      return .function(.init(parameters: elements, effects: effects, result: try type()))
    }
    move(by: back - index)
    let (only, isOne) = (elements.first, elements.count == 1)
    guard isOne, let only, only.label == nil, !only.isVariadic, !only.type.marks.contains("repeat")
    else { return .tuple(elements) }
    return only.type
  }

  private mutating func element() throws(ReadingError) -> SwiftType.Element {
    var labels: [String] = []
    if token.kind == .word, token(at: 1)?.text == ":" {
      labels = [text]
      move(by: 2)
    } else if token.kind == .word, token(at: 1)?.kind == .word, token(at: 2)?.text == ":" {
      labels = [text, token(at: 1)?.text ?? ""]
      move(by: 3)
    }
    let type = try type()
    let label = labels.isEmpty ? nil : labels.joined(separator: " ")
    return .init(label: label, type: type, isVariadic: take("..."))
  }
}
