extension SwiftType {
  /// A type without known facts.
  static let unknown = SwiftType.other("")

  /// The protocols and classes of an inheritance clause, without `&` and attributes.
  var names: [String] {
    switch self {
    case .composition(let types): types.flatMap(\.names)
    case .marked(_, let type): type.names
    default: [description]
    }
  }

  /// Dotted names, with their generic arguments, split; nil for any other type.
  var dottedNames: [String]? {
    if case .named(let parts) = self { parts.map(\.name) } else { nil }
  }

  /// The type with each dotted name in it replaced, from the inside out; nil leaves one as it is.
  func replacingNames(_ change: ([Part]) -> SwiftType?) -> SwiftType {
    let inner = changingParts { $0.replacingNames(change) }
    guard case .named(let parts) = inner else { return inner }
    return change(parts) ?? inner
  }

  /// The types directly inside it, such as those of a tuple, and its generic arguments.
  var parts: [SwiftType] {
    var parts: [SwiftType] = []
    _ = changingParts { part in
      parts.append(part)
      return part
    }
    return parts
  }

  private func changingParts(_ changed: (SwiftType) -> SwiftType) -> SwiftType {
    func elements(_ all: [Element]) -> [Element] {
      all.map { Element(label: $0.label, type: changed($0.type), isVariadic: $0.isVariadic) }
    }
    switch self {
    case .named(let parts):
      return .named(parts.map { Part(name: $0.name, arguments: $0.arguments.map(changed)) })
    case .optional(let type): return .optional(changed(type))
    case .forced(let type): return .forced(changed(type))
    case .array(let type): return .array(changed(type))
    case .dictionary(let key, let value):
      return .dictionary(key: changed(key), value: changed(value))
    case .tuple(let all): return .tuple(elements(all))
    case .function(var function):
      function.parameters = elements(function.parameters)
      function.effects = function.effects.changingTypes(changed)
      function.result = changed(function.result)
      return .function(function)
    case .existential(let type): return .existential(changed(type))
    case .opaque(let type): return .opaque(changed(type))
    case .composition(let types): return .composition(types.map(changed))
    case .metatype(let type, let suffix): return .metatype(changed(type), suffix: suffix)
    case .marked(let marks, let type): return .marked(marks, changed(type))
    case .other: return self
    }
  }
}
