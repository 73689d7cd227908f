extension KnownTypes {
  /// The protocols of an alias such as `typealias Both = One & Other`; nil if it is not an alias.
  func composition(named name: String) -> [String]? {
    let names = unaliased(name)
    return names != [name] && names.allSatisfy(isProtocol) ? names : nil
  }

  /// The protocols and classes that a name means after a colon: those behind an alias, also in
  /// several branches of `#if`, or the name itself.
  func unaliased(_ name: String, past: Set<String> = []) -> [String] {
    guard let path = path(of: name.dotted), !past.contains(path) else { return [name] }
    let names = (types[path] ?? []).flatMap { type -> [String] in
      guard case .alias(let target) = type.kind else { return [] }
      let outside = within(type.scope)
      return outside.qualified(target).names
        .flatMap { outside.unaliased($0, past: past.union([path])) }
    }
    return names.isEmpty ? [name] : names.uniqued
  }

  /// Whether the name is surely that of a protocol.
  func isProtocol(_ name: String) -> Bool {
    path(of: name.dotted).map { protocols[$0] != nil }
      ?? (Standard.protocols[name.last] != nil)
  }

  /// The protocol of that name, the nearest to `file` if there are several; nil if there is none.
  func `protocol`(named name: String, near file: String) -> ProtocolDeclaration? {
    let found = path(of: name.dotted).flatMap { protocols[$0] } ?? []
    let folders = file.split(separator: "/")
    let common = found.map { other in
      zip(folders, other.file.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let nearest = zip(found, common).filter { $1 == common.max() }.map(\.0)
    let own = nearest.filter { $0.file == file }
    let twins = (own.isEmpty ? nearest : own).map(\.anywhere)
    return twins.allSatisfy { $0 == twins[0] } ? own.first ?? nearest.first : nil
  }

  /// The class of that name, with its path; nil if the files do not declare it.
  func `class`(named name: String) -> DeclaredType? {
    path(of: name.dotted).flatMap { types[$0] }?.first { $0.kind == .class }
  }

  /// Whether values of the type, or values inside them, cannot be copied.
  func isNoncopyable(_ type: SwiftType) -> Bool {
    var isFound = false
    _ = type.replacingNames { parts in
      let names = parts.map(\.name)
      let declared = path(of: names).flatMap { types[$0] } ?? []
      isFound =
        isFound || declared.contains { $0.inherited.contains { $0.hasPrefix("~") } }
        || declared.isEmpty && names.count == 1 && Standard.noncopyable.contains(names[0])
      return nil
    }
    return isFound
  }

  /// Whether the attribute is that of a global actor.
  func isGlobalActor(_ attribute: String) -> Bool {
    attribute.hasSuffix("Actor")
      || path(of: String(attribute.dropFirst()).dotted)
        .flatMap { types[$0] }?.contains { $0.attributes.contains("@globalActor") } == true
  }

  /// The global actor that a declaration without `nonisolated` is isolated to; nil if there is
  /// none.
  func isolation(attributes: [String], modifiers: [String]) -> String? {
    if let attribute = attributes.first(where: isGlobalActor) { return attribute }
    let isFree = modifiers.contains { $0.hasPrefix("nonisolated") }
    return isMainActorDefault && !isFree ? "@MainActor" : nil
  }

  /// Whether the protocol has one of those names, or inherits from one that does.
  func leads(_ name: String, to goals: Set<String>, past: Set<String> = []) -> Bool {
    guard let path = path(of: name.dotted) else { return goals.contains(name.last) }
    guard !past.contains(path) else { return false }
    let past = past.union([path])
    guard let found = protocols[path] else {
      let names = unaliased(name)
      return names != [name] && names.contains { leads($0, to: goals, past: past) }
    }
    return found.allSatisfy { declaration in
      let known = within(declaration.enclosing)
      return declaration.inherited.contains { known.leads($0, to: goals, past: past) }
    }
  }
}
