/// All protocols and types of the given files.
struct Library {
  let protocols: [ProtocolDeclaration]
  let unreadable: [UnreadableProtocol]
  let known: KnownTypes
  private let imports: [String: [String]]
  private let paths: [String]

  init(_ sources: SourceFiles) {
    var protocols: [ProtocolDeclaration] = []
    var unreadable: [UnreadableProtocol] = []
    var types: [DeclaredType] = []
    var imports: [String: [String]] = [:]
    for file in sources.files {
      let tokens = Tokens.of(file.text)
      for result in ProtocolReader(tokens, file: file.path).protocols() {
        switch result {
        case .success(let declaration): protocols.append(declaration)
        case .failure(let error): unreadable.append(error)
        }
      }
      types += TypeReader(tokens).types()
      imports[file.path] = ImportReader(tokens).imports()
    }
    self.protocols = protocols
    self.unreadable = unreadable
    self.imports = imports
    known = KnownTypes(types: types, protocols: protocols)
    paths = sources.files.map(\.path)
  }

  /// The protocols of those names, or all of them where no name is given.
  func chosen(_ names: [String]) throws(DoubleError) -> [ProtocolDeclaration] {
    if protocols.isEmpty, unreadable.isEmpty { throw .noProtocol(in: paths) }
    let wanted = names.isEmpty ? protocols.map(\.path).uniqued : names
    if let broken = unreadable.first(where: { names.isEmpty || names.contains($0.name) }) {
      throw .unreadable(name: broken.name, file: broken.file, problem: "\(broken.error)")
    }
    var chosen: [ProtocolDeclaration] = []
    for name in wanted {
      let found = protocols.filter { $0.path == name || $0.name == name }
      if found.isEmpty, let both = composition(named: name) {
        chosen.append(both)
        continue
      }
      guard let first = found.first else {
        throw .unknownProtocol(name, known: protocols.map(\.path).sorted())
      }
      guard found.count == 1 || names.isEmpty && found.allSatisfy(\.isPrivate) else {
        throw .twoProtocols(name, places: found.map(\.place))
      }
      if first.isPrivate {
        if names.isEmpty { continue }
        throw .privateProtocol(name, place: first.place)
      }
      chosen.append(first)
    }
    if chosen.isEmpty { throw .noProtocol(in: paths) }
    return chosen
  }

  /// A protocol that requires what the protocols behind an alias do; nil if there is no such alias.
  func composition(named name: String) -> ProtocolDeclaration? {
    guard let parents = known.composition(named: name),
      let first = protocols.first(where: { parents.contains($0.name) })
    else { return nil }
    var declaration = ProtocolDeclaration(name: name, file: first.file, line: first.line)
    declaration.inherited = parents
    return declaration
  }

  /// The name of the doubles of a protocol, without `Spy`.
  ///
  /// Its name without the ending `Interface` or `Protocol`; the whole name if two would be alike.
  func doubleName(of declaration: ProtocolDeclaration) -> String {
    let stem = declaration.stem
    if protocols.contains(where: { $0.name == declaration.name && $0.path != declaration.path }) {
      return (declaration.enclosing + [stem]).joined()
    }
    return protocols.contains { $0.name != declaration.name && $0.stem == stem }
      ? declaration.name.bare : stem
  }

  /// The imports of all files that the protocol's requirements are from.
  func imports(of declaration: ProtocolDeclaration) -> [String] {
    Array(Set(Family(of: declaration, known: known).files.flatMap { imports[$0] ?? [] }))
  }
}

extension ProtocolDeclaration {
  var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  fileprivate var place: String { "\(file):\(line)" }

  fileprivate var stem: String {
    let name = name.bare
    let ending = ["Interface", "Protocol"].first { name.hasSuffix($0) && name != $0 }
    return String(name.dropLast(ending?.count ?? 0))
  }
}

extension [String] {
  /// Each once, in their order.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
