extension KnownTypes {
  /// Whether values of the type are surely `Equatable`; false if that is not known.
  func isEquatable(_ type: SwiftType, past: Set<String> = []) -> Bool {
    switch type {
    case .optional(let wrapped), .forced(let wrapped), .array(let wrapped):
      isEquatable(wrapped, past: past)
    case .dictionary(_, let value): isEquatable(value, past: past)
    case .named(let parts):
      isEquatable(parts, past: past)
    default: false
    }
  }

  private func isEquatable(_ parts: [SwiftType.Part], past: Set<String>) -> Bool {
    guard let last = parts.last else { return false }
    if parts.count == 1, let placeholder = placeholders[last.name] {
      return placeholder.isEquatable
    }
    if let path = path(of: parts.map(\.name)) {
      return !past.contains(path) && isEquatable(at: path, type: .named(parts), past: past)
    }
    guard parts.count == 1 || Standard.modules.contains(parts[0].name) else { return false }
    return last.arguments.isEmpty
      ? Standard.equatable.contains(last.name)
      : Standard.equatableOfEquatable.contains(last.name)
        && last.arguments.allSatisfy { isEquatable($0, past: past) }
  }

  private func isEquatable(at path: String, type: SwiftType, past: Set<String>) -> Bool {
    if let alias = alias(at: path, for: type) {
      return isEquatable(alias, past: past.union([path]))
    }
    guard let found = types[path], protocols[path] == nil else { return false }
    let declared = found.filter { $0.kind != .extension }
    guard !declared.isEmpty else { return false }
    let isExtended =
      declared.count == 1
      && found.contains { !$0.isConditional && $0.kind == .extension && isEquatable($0) }
    return isExtended || declared.allSatisfy(isEquatable)
  }

  private func isEquatable(_ type: DeclaredType) -> Bool {
    // Its `==` is isolated to the main actor, but a `Call` is compared on any thread.
    if isMainActorDefault, type.modifiers.allSatisfy({ !$0.hasPrefix("nonisolated") }) {
      return false
    }
    if case .alias = type.kind { return false }
    guard type.generics.isEmpty else { return false }
    if type.kind == .enumeration, type.values.isEmpty { return true }
    let known = within(type.scope)
    return type.inherited.contains { known.leads($0, to: ["Equatable", "Hashable", "Comparable"]) }
  }
}
