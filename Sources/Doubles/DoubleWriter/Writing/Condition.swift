/// One condition behind `where`, without `Self.`.
struct Condition: Equatable, Sendable {
  var left: SwiftType
  /// Whether it is `left == right`, and not `left: right`.
  var isSame: Bool
  var right: SwiftType

  /// The conditions of a text such as `Item: Codable, Item.ID == Int`.
  static func all(in text: String?) -> [Condition] {
    var cursor = Cursor(Tokens.of(text ?? ""))
    var found: [Condition] = []
    repeat {
      guard let left = try? cursor.type() else { break }
      let isSame = cursor.text == "=="
      cursor.move()
      guard let right = try? cursor.type() else { break }
      found.append(Condition(left: left.withoutSelf, isSame: isSame, right: right.withoutSelf))
    } while cursor.take(",")
    return found
  }

  /// The types that `Parent<String>` gives to the primary associated types of its protocol.
  static func all(equating primary: [String], with parent: String) -> [Condition] {
    var cursor = Cursor(Tokens.of(parent))
    guard case .named(let parts) = try? cursor.type(), let last = parts.last else { return [] }
    return zip(primary, last.arguments).map {
      Condition(left: .named([.init(name: $0)]), isSame: true, right: $1)
    }
  }

  var words: Set<String> { left.words.union(right.words) }

  func changingTypes(_ change: (SwiftType) -> SwiftType) -> Condition {
    Condition(left: change(left), isSame: isSame, right: change(right))
  }
}

extension Condition: CustomStringConvertible {
  var description: String { "\(left)\(isSame ? " ==" : ":") \(right)" }
}

extension SwiftType {
  fileprivate var withoutSelf: SwiftType {
    replacingNames { parts in
      parts.count > 1 && parts[0].name == "Self" ? .named(Array(parts.dropFirst())) : nil
    }
  }

  /// The type with other types for the first names of its dotted names.
  func replacing(_ types: [String: SwiftType]) -> SwiftType {
    replacingNames { parts in
      guard let type = types[parts[0].name] else { return nil }
      if parts.count == 1 { return type }
      guard case .named(let outer) = type else { return .other("(\(type)).\(parts[1].name)") }
      return .named(outer + parts.dropFirst())
    }
  }
}

extension Requirement {
  /// Whether it is an associated type or an alias of that name.
  func declares(_ name: String) -> Bool {
    switch kind {
    case .associatedType(let type): type.name == name
    case .typeAlias(let alias, _): alias == name
    case .member: false
    }
  }
}
