extension Cursor {
  private static let modifiers: Set<String> = [
    "static", "class", "mutating", "nonmutating", "nonisolated", "optional", "dynamic", "weak",
    "unowned", "lazy", "final", "override", "open", "public", "internal", "private", "package",
    "fileprivate", "distributed", "required", "convenience", "borrowing", "consuming", "prefix",
    "postfix", "infix", "indirect", "unsafe", "safe", "isolated",
  ]

  /// One requirement; several for `var a: Int { get }, b: Int { get }`.
  mutating func requirements() throws(ReadingError) -> [Requirement] {
    let line = token.line
    var attributes = try attributes()
    var modifiers = try modifiers(Self.modifiers)
    attributes += try self.attributes()
    modifiers += try self.modifiers(Self.modifiers)
    return try kinds().map { kind in
      Requirement(kind: kind, attributes: attributes, modifiers: modifiers, line: line)
    }
  }

  private mutating func kinds() throws(ReadingError) -> [Requirement.Kind] {
    switch token.kind == .word ? text : "" {
    case "func":
      move()
      return [.function(try function(named: try functionName(), allowsResult: true))]
    case "var", "let":
      move()
      var properties = [try property()]
      while take(",") { properties.append(try property()) }
      return properties.map(Requirement.Kind.property)
    case "init":
      move()
      let suffix = ["?", "!"].contains(text) && !token.isApart ? text : ""
      if !suffix.isEmpty { move() }
      return [
        .initializer(try function(named: "init", allowsResult: false), suffix: suffix)
      ]
    case "subscript":
      move()
      var function = try function(named: "subscript", allowsResult: true)
      // A single name is not a label here.
      for index in function.parameters.indices
      where function.parameters[index].label == function.parameters[index].name {
        function.parameters[index].label = "_"
      }
      let isSettable: Bool
      (isSettable, function.effects) = try accessors()
      return [.subscript(function, isSettable: isSettable)]
    case "associatedtype":
      move()
      return [.associatedType(try associatedType())]
    case "typealias":
      move()
      let name = try word("a name")
      _ = try generics()
      try expect("=")
      let type = try type()
      _ = try whereClause()
      return [.typeAlias(name: name, type: type)]
    default: throw wrong("func, var, init, subscript or associatedtype")
    }
  }

  private mutating func property() throws(ReadingError) -> Requirement.Property {
    let name = try word("a name")
    try expect(":")
    var property = Requirement.Property(name: name, type: try type())
    (property.isSettable, property.effects) = try accessors()
    return property
  }

  private mutating func accessors() throws(ReadingError) -> (Bool, Requirement.Effects) {
    try expect("{")
    var (isSettable, effects) = (false, Requirement.Effects())
    while text != "}" {
      _ = try attributes()
      _ = try modifiers(["mutating", "nonmutating", "borrowing", "consuming"])
      switch try word("get or set") {
      case "get", "_read", "read", "borrow": effects = try self.effects()
      case "set", "_modify", "modify", "mutate": isSettable = true
      default: throw wrong("get or set")
      }
      _ = take(";")
    }
    try expect("}")
    return (isSettable, effects)
  }

  private mutating func associatedType() throws(ReadingError) -> Requirement.AssociatedType {
    var found = Requirement.AssociatedType(name: try word("a name"))
    if take(":") { repeat { found.bounds += try type().names } while take(",") }
    if take("=") { _ = try type() }
    found.conditions = try whereClause()
    return found
  }
}
