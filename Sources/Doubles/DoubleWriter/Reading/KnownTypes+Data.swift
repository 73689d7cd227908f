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
}
