/// The types and protocols of the given files and of the language, as seen from one place.
struct KnownTypes {
  /// The known facts about the values of a generic parameter or an associated type.
  struct Placeholder {
    var isEquatable = false
    var isSendable: Bool?
  }

  let types: [String: [DeclaredType]]
  let protocols: [String: [ProtocolDeclaration]]
  /// Whether types and protocols without isolation are isolated to the main actor.
  var isMainActorDefault = false
  /// The types around the place where names are looked up, the outermost first.
  private var scope: [String] = []
  /// The paths of the parents of each type and protocol, if the files declare them.
  private var parents: [String: [String]] = [:]
  private(set) var placeholders: [String: Placeholder] = [:]

  init(types: [DeclaredType], protocols: [ProtocolDeclaration]) {
    self.types = Dictionary(grouping: types, by: \.path)
    self.protocols = Dictionary(grouping: protocols, by: \.path)
    let heirs = types.filter { !$0.inherited.isEmpty }.map(\.path)
    let paths = Set(heirs + protocols.map(\.path)).sorted()
    // A parent can be a member of another parent, so all are looked up until nothing changes.
    for _ in 1...50 {
      let before = parents
      for path in paths { parents[path] = parents(of: path) }
      if parents == before { return }
    }
  }

  /// The same types, looked up inside the types of that name.
  func within(_ scope: [String]) -> KnownTypes {
    var known = self
    known.scope = scope
    return known
  }

  /// The same types, but with some names as placeholders for any type.
  func with(_ placeholders: [String: Placeholder]) -> KnownTypes {
    var known = self
    known.placeholders.merge(placeholders) { $1 }
    return known
  }

  /// The path of the type that a dotted name means here; nil if the files do not declare it.
  ///
  /// Like the compiler, it looks from the inside out, in each type also at its parents, and at last
  /// after the name of a module.
  func path(of names: [String]) -> String? { place(of: names)?.path }

  private func place(of names: [String]) -> (path: String, isNested: Bool)? {
    guard let first = names.first, placeholders[first] == nil else { return nil }
    if first == "Self" {
      return member(names.dropFirst(), of: scope.joined(separator: ".")).map { ($0, true) }
    }
    for count in stride(from: scope.count, to: 0, by: -1) {
      let outer = scope.prefix(count).joined(separator: ".")
      if let path = member(names[...], of: outer) { return (path, true) }
    }
    if Standard.namesOfTheLanguage.contains(first) { return nil }
    if let path = declared(names[...]) { return (path, false) }
    if exists(first) { return member(names.dropFirst(), of: first).map { ($0, false) } }
    // The first name may be a module's.
    let isOutside = names.count == 1 || Standard.modules.contains(first)
    return isOutside ? nil : declared(names.dropFirst()).map { ($0, false) }
  }

  private func declared(_ names: ArraySlice<String>) -> String? {
    let path = names.joined(separator: ".")
    return exists(path) ? path : nil
  }

  func exists(_ path: String) -> Bool {
    protocols[path] != nil || types[path]?.contains { $0.kind != .extension } == true
  }

  /// A name that a double uses itself, with its module if it means another type beside the files.
  func standard(_ name: String, of module: String = "Swift") -> String {
    exists(name) || placeholders[name] != nil ? "\(module).\(name)" : name
  }

  /// The path of the member with that name in a type or in its parents.
  private func member(_ names: ArraySlice<String>, of outer: String) -> String? {
    var open = [outer]
    var past: Set<String> = []
    while let outer = open.popLast() {
      if let path = declared([outer] + names) { return path }
      if names.isEmpty { return nil }
      if past.insert(outer).inserted { open += (parents[outer] ?? []).reversed() }
    }
    return nil
  }

  private func parents(of path: String) -> [String] {
    let ofTypes = (types[path] ?? []).flatMap { type in
      within(type.scope).paths(of: type.inherited)
    }
    let ofProtocols = (protocols[path] ?? []).flatMap { declaration in
      within(declaration.enclosing).paths(of: declaration.inherited)
    }
    return (ofTypes + ofProtocols).filter { $0 != path }
  }

  private func paths(of names: [String]) -> [String] {
    names.flatMap { unaliased($0) }.compactMap { path(of: $0.dotted) }
  }

  /// The type with the whole path for each name that only this place knows.
  func qualified(_ type: SwiftType) -> SwiftType {
    type.replacingNames { parts in
      guard let place = place(of: parts.map(\.name)), place.isNested else { return nil }
      var names = place.path.split(separator: ".").map { SwiftType.Part(name: String($0)) }
      for (index, part) in parts.reversed().enumerated() where index < names.count {
        names[names.count - 1 - index].arguments = part.arguments
      }
      return .named(names)
    }
  }

  /// The function type of this type, even if it is marked, optional or named; nil if there is none.
  func function(_ type: SwiftType) -> SwiftType.Function? {
    switch resolved(type) {
    case .function(let function): function
    case .marked(_, let type), .optional(let type): function(type)
    default: nil
    }
  }

  /// The type behind an alias, followed to the end; the type itself if it is not an alias.
  func resolved(_ type: SwiftType, past: Set<String> = []) -> SwiftType {
    guard let names = type.dottedNames, let path = path(of: names), !past.contains(path),
      let alias = alias(at: path, for: type)
    else { return type }
    return resolved(alias, past: past.union([path]))
  }

  /// The type of the alias at a path, written for this place; nil without a single such alias.
  func alias(at path: String, for type: SwiftType) -> SwiftType? {
    guard let found = types[path], case .alias(let target) = found[0].kind,
      found.allSatisfy({ $0.kind == found[0].kind }), case .named(let parts) = type
    else { return nil }
    let arguments = Dictionary(
      zip(found[0].generics, parts.last?.arguments ?? []),
      uniquingKeysWith: { $1 }
    )
    return within(found[0].scope).qualified(target).replacingNames { parts in
      parts.count == 1 ? arguments[parts[0].name] : nil
    }
  }
}

extension String {
  /// The names of a dotted name, without generic arguments.
  var dotted: [String] {
    prefix { $0 != "<" }.split(separator: ".").map(String.init)
  }

  /// The last of them.
  var last: String { dotted.last ?? self }
}
