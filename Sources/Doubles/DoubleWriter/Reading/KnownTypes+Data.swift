extension KnownTypes {
  /// Whether a property of the type holds a value of the app, and refers to no object.
  func isData(_ type: SwiftType) -> Bool {
    switch resolved(type) {
    case .optional(let wrapped), .forced(let wrapped): isData(wrapped)
    case .array, .dictionary: true
    case .tuple(let elements): elements.allSatisfy { isData($0.type) }
    case .named(let parts):
      if let path = path(of: parts.map(\.name)) {
        types[path]?.contains { [.structure, .enumeration].contains($0.kind) } == true
      } else {
        Standard.sendable.contains(parts.last?.name ?? "")
          || Standard.sendableOfSendable.contains(parts.last?.name ?? "")
      }
    default: false
    }
  }

  /// Whether values of the type are surely objects, so that a reference to one can be weak.
  func isClassBound(_ type: SwiftType) -> Bool {
    switch resolved(type) {
    case .optional(let inner), .forced(let inner), .existential(let inner), .marked(_, let inner):
      isClassBound(inner)
    case .composition(let types): types.contains(where: isClassBound)
    case .named(let parts): isClassBound(parts.map(\.name).joined(separator: "."))
    default: false
    }
  }

  private func isClassBound(_ name: String, past: Set<String> = []) -> Bool {
    guard let path = path(of: name.dotted) else {
      return ["AnyObject", "class", "Actor", "NSObjectProtocol"].contains(name.last)
        || Standard.superclasses[name.last] != nil
    }
    guard !past.contains(path) else { return false }
    let past = past.union([path])
    let declared = protocols[path] ?? []
    let isObject = (types[path] ?? []).contains { [.class, .actor].contains($0.kind) }
    return isObject || declared.contains { $0.attributes.contains("@objc") }
      || declared.contains { declaration in
        let outside = within(declaration.enclosing)
        return (declaration.inherited + declaration.selfConstraints).flatMap {
          outside.unaliased($0)
        }
        .contains { outside.isClassBound($0, past: past) }
      }
  }
}
