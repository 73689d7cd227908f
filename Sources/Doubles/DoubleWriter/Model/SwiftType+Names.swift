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
    func changed(_ type: SwiftType) -> SwiftType { type.replacingNames(change) }
    func changed(_ elements: [Element]) -> [Element] {
      elements.map { Element(label: $0.label, type: changed($0.type), isVariadic: $0.isVariadic) }
    }
    switch self {
    case .named(let parts):
      let inner = parts.map { Part(name: $0.name, arguments: $0.arguments.map(changed)) }
      return change(inner) ?? .named(inner)
    case .optional(let type): return .optional(changed(type))
    case .forced(let type): return .forced(changed(type))
    case .array(let type): return .array(changed(type))
    case .dictionary(let key, let value):
      return .dictionary(key: changed(key), value: changed(value))
    case .tuple(let elements): return .tuple(changed(elements))
    case .function(let function):
      return .function(
        Function(
          parameters: changed(function.parameters),
          effects: function.effects,
          result: changed(function.result)
        )
      )
    case .existential(let type): return .existential(changed(type))
    case .opaque(let type): return .opaque(changed(type))
    case .composition(let types): return .composition(types.map(changed))
    case .metatype(let type, let suffix): return .metatype(changed(type), suffix: suffix)
    case .marked(let marks, let type): return .marked(marks, changed(type))
    case .other: return self
    }
  }
}
