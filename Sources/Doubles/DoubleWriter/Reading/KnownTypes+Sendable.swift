extension KnownTypes {
  /// Whether values of the type can be sent to another thread; nil if that is not known.
  func isSendable(_ type: SwiftType, past: Set<String> = []) -> Bool? {
    switch type {
    case .function: false
    case .marked(let marks, .function): marks.contains { $0 == "@Sendable" || isGlobalActor($0) }
    case .composition(let types):
      types.contains { isSendable($0, past: past) == true }
        ? true : types.allSatisfy { isSendable($0, past: past) == false } ? false : nil
    case .metatype(.named(let parts), _): isProtocolOrAny(parts) ? nil : true
    case .named(let parts): isSendable(parts, past: past)
    case .metatype, .other: nil
    default: areAllSendable(type.parts, past: past)
    }
  }

  private func areAllSendable(_ types: [SwiftType], past: Set<String>) -> Bool? {
    let each = types.map { isSendable($0, past: past) }
    return each.contains(false) ? false : each.contains(nil) ? nil : true
  }

  private func isProtocolOrAny(_ parts: [SwiftType.Part]) -> Bool {
    let name = parts.map(\.name).joined(separator: ".")
    return name == "Any" || isProtocol(name) || placeholders[name] != nil
  }

  private func isSendable(_ parts: [SwiftType.Part], past: Set<String>) -> Bool? {
    guard let last = parts.last else { return nil }
    if parts.count == 1, let placeholder = placeholders[last.name] { return placeholder.isSendable }
    // Such as `Item.ID`, which only a `where` could declare sendable.
    if placeholders[parts[0].name] != nil { return false }
    if let path = path(of: parts.map(\.name)) {
      guard past.contains(path) else {
        return isSendable(at: path, type: .named(parts), past: past)
      }
      // A type that contains itself depends on its other parts; an alias of itself is unknown.
      return alias(at: path, for: .named(parts)) == nil ? true : nil
    }
    guard parts.count == 1 || Standard.modules.contains(parts[0].name) else { return nil }
    if exists(last.name), Standard.namesOfTheLanguage.contains(last.name) { return nil }
    if let isSendable = Standard.protocols[last.name] { return isSendable }
    if Standard.isNotSendable(last.name) { return false }
    if last.arguments.isEmpty { return Standard.sendable.contains(last.name) ? true : nil }
    guard Standard.sendableOfSendable.contains(last.name) else { return nil }
    return areAllSendable(last.arguments, past: past)
  }

  private func isSendable(at path: String, type: SwiftType, past: Set<String>) -> Bool? {
    let past = past.union([path])
    if let alias = alias(at: path, for: type) { return isSendable(alias, past: past) }
    if protocols[path] != nil {
      return within([]).leads(
        path,
        to: ["Sendable", "Error", "LocalizedError", "Actor", "CodingKey"]
      )
    }
    let found = types[path] ?? []
    if found.contains(where: { saysSendable($0) }) {
      guard case .named(let parts) = type else { return nil }
      return areAllSendable(parts.flatMap(\.arguments), past: past)
    }
    let declared = found.filter { $0.kind != .extension }
    let each = declared.map { within($0.scope).isSendable($0, past: past) }
    return each.isEmpty || each.contains(nil) ? nil : !each.contains(false)
  }

  private func saysSendable(_ type: DeclaredType) -> Bool {
    // `@available(*, unavailable) extension Context: Sendable {}` says that it never is.
    if type.attributes.contains(where: { $0.contains("unavailable") }) { return false }
    let known = within(type.scope)
    return type.inherited.contains {
      known.leads($0, to: ["Sendable", "Error", "LocalizedError", "CodingKey"])
    }
  }

  /// Whether the compiler infers that a type is sendable; it looks from the type's place.
  private func isSendable(_ type: DeclaredType, past: Set<String>) -> Bool? {
    if isolation(attributes: type.attributes, modifiers: type.modifiers) != nil { return true }
    let parents = type.inherited.map { ($0, path(of: $0.dotted)) }
    let isIsolated = parents.contains { _, path in
      path.flatMap { protocols[$0] }?.contains { $0.attributes.contains(where: isGlobalActor) }
        == true
    }
    if isIsolated { return true }
    switch type.kind {
    case .actor: return true
    case .extension, .alias: return nil
    case .class:
      let help = parents.filter { !isProtocol($0.0) }.map { name, path in
        path.map { isSendable(at: $0, type: .named([.init(name: name)]), past: past) }
          ?? isSendable([.init(name: name)], past: past)
      }
      return help.contains(true) ? true : help.contains(nil) ? nil : false
    case .structure, .enumeration:
      let isOpen = type.modifiers.contains { ["public", "open", "package"].contains($0) }
      if isOpen, !type.attributes.contains("@frozen") { return false }
      return type.generics.isEmpty
        ? within(type.path.dotted).areAllSendable(type.values, past: past) : nil
    }
  }
}
