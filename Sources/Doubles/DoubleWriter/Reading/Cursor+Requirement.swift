extension Cursor {
  private static let keywords: Set<String> = [
    "func", "var", "let", "init", "subscript", "associatedtype", "typealias",
  ]

  /// One requirement; several for `var a: Int { get }, b: Int { get }`.
  mutating func requirements() throws(ReadingError) -> [Requirement] {
    let marks = try marks { !Self.keywords.contains($0) }
    return try kinds().map { kind in
      Requirement(kind: kind, attributes: marks.attributes, modifiers: marks.modifiers)
    }
  }

  private mutating func kinds() throws(ReadingError) -> [Requirement.Kind] {
    guard token.kind == .word else {
      throw wrong("func, var, init, subscript or associatedtype")
    }
    switch try word("a keyword") {
    case "func":
      return [.member(try member(.function, named: try functionName()))]
    case "var", "let":
      var properties: [Requirement.Member] = []
      repeat { properties.append(try property()) } while take(",")
      return properties.map(Requirement.Kind.member)
    case "init":
      let suffix = ["?", "!"].contains(text) && !token.isApart ? text : ""
      if !suffix.isEmpty { move() }
      var initializer = try member(.initializer, named: "init")
      initializer.suffix = suffix
      return [.member(initializer)]
    case "subscript":
      var found = try member(.subscript, named: "subscript")
      // A single name is not a label here.
      for index in found.parameters.indices
      where found.parameters[index].label == found.parameters[index].name {
        found.parameters[index].label = "_"
      }
      try readAccessors(of: &found)
      return [.member(found)]
    case "associatedtype":
      return [.associatedType(try associatedType())]
    default:
      let name = try word("a name")
      _ = try generics()
      try expect("=")
      let type = try type()
      _ = try whereClause()
      return [.typeAlias(name: name, type: type)]
    }
  }

  private mutating func property() throws(ReadingError) -> Requirement.Member {
    var property = Requirement.Member(kind: .property, name: try word("a name"))
    try expect(":")
    property.result = try type()
    try readAccessors(of: &property)
    return property
  }

  private mutating func readAccessors(
    of member: inout Requirement.Member
  ) throws(ReadingError) {
    try expect("{")
    while text != "}" {
      _ = try marks { ["mutating", "nonmutating", "borrowing", "consuming"].contains($0) }
      switch try word("get or set") {
      case "get", "_read", "read", "borrow": member.effects = try effects()
      case "set", "_modify", "modify", "mutate": member.isSettable = true
      default: throw wrong("get or set")
      }
      _ = take(";")
    }
    try expect("}")
  }

  private mutating func associatedType() throws(ReadingError) -> Requirement.AssociatedType {
    var found = Requirement.AssociatedType(name: try word("a name"))
    if take(":") { repeat { found.bounds += try type().names } while take(",") }
    if take("=") { _ = try type() }
    found.conditions = try whereClause()
    return found
  }
}
