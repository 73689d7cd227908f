/// All protocols and types of the given files.
struct Library {
  var protocols: [ProtocolDeclaration]
  let unreadable: [UnreadableProtocol]
  var known: KnownTypes
  let names: DoubleNames
  private let imports: [String: [String]]
  private let declaringFiles: [String: String]
  private let paths: [String]
  private let otherPaths: Set<String>

  /// Reads the files; `isMainActorDefault` if that is the setting of their module.
  ///
  /// - Throws: `DoubleError.tooDeep`, because the time to read it would be without limit.
  init(_ sources: SourceFiles, isMainActorDefault: Bool = false) throws(DoubleError) {
    var protocols: [ProtocolDeclaration] = []
    var unreadable: [UnreadableProtocol] = []
    var types: [DeclaredType] = []
    var imports: [String: [String]] = [:]
    var declaringFiles: [String: String] = [:]
    let read = sources.files.concurrentMap { file in
      let tokens = Tokens.of(file.text, withBodies: false)
      return (
        protocols: ProtocolReader.protocols(in: tokens, of: file.path),
        types: TypeReader.types(in: tokens), imports: ImportReader.imports(in: tokens)
      )
    }
    for (file, read) in zip(sources.files, read) {
      for result in read.protocols {
        switch result {
        case .success(var declaration):
          if file.isOther { declaration.modifiers.append("nonisolated") }
          protocols.append(declaration)
        case .failure(let error): if !file.isOther { unreadable.append(error) }
        }
      }
      var found = read.types
      // The default isolation is that of the one module.
      if file.isOther {
        for index in found.indices { found[index].modifiers.append("nonisolated") }
      }
      if let deep = found.first(where: { $0.scope.count > Scopes.limit }) {
        throw .tooDeep("\(file.path):\(deep.line)")
      }
      types += found
      for type in found where type.kind != .extension { declaringFiles[type.path] = file.path }
      imports[file.path] = read.imports
    }
    let high = protocols.highNames
    if let first = protocols.first(where: { high.contains($0.name) }) {
      throw .tooDeep(first.place)
    }
    self.protocols = protocols
    self.unreadable = unreadable
    self.imports = imports
    self.declaringFiles = declaringFiles
    known = KnownTypes(
      types: types,
      protocols: protocols,
      isMainActorDefault: isMainActorDefault
    )
    paths = sources.files.map(\.path)
    otherPaths = Set(sources.files.filter(\.isOther).map(\.path))
    names = DoubleNames(of: protocols, in: Set(paths).subtracting(otherPaths))
  }

  /// The protocols of those names, or all but the skipped ones without a name, and the reasons
  /// against the others.
  ///
  /// Declarations of one protocol in several branches of `#if` are grouped.
  func chosen(
    _ names: [String],
    without skipped: [String] = []
  ) -> (groups: [[ProtocolDeclaration]], problems: [DoubleError]) {
    var groups: [[ProtocolDeclaration]] = []
    let declared = protocols.filter { !otherPaths.contains($0.file) }.map(\.path).uniqued
    var problems = unreadable(names.isEmpty ? nil : names, without: skipped)
    problems += skipped.filter { name in
      !declared.contains(name) && !unreadable.contains { $0.name == name }
    }
    .map { .unknownProtocol($0, known: declared.sorted()) }
    for name in names.isEmpty ? declared.filter({ !skipped.contains($0) }) : names {
      let all = protocols.filter { $0.path == name || $0.name == name && !names.isEmpty }
      let found = all.filter { !$0.isPrivate }
      if let both = all.isEmpty ? composition(named: name) : nil {
        groups.append([both])
      } else if found.isEmpty {
        if let only = all.first, !names.isEmpty {
          problems.append(.privateProtocol(name, place: only.place))
        } else if all.isEmpty, !unreadable.contains(where: { $0.name == name }) {
          problems.append(.unknownProtocol(name, known: protocols.map(\.path).sorted()))
        }
      } else {
        let own = found.filter { !otherPaths.contains($0.file) }
        for group in (own.isEmpty ? found : own).byPlace {
          if group.areBranches {
            groups.append(group)
          } else {
            problems.append(.twoProtocols(name, places: group.map(\.place)))
          }
        }
      }
    }
    // A double of an unreadable protocol's child would lose what it inherits.
    let torn = Set(unreadable.map(\.name))
    groups.removeAll { group in
      let parents = torn.isEmpty ? [] : Family(of: group[0], known: known).strangers.map(\.name)
      guard let parent = parents.first(where: { torn.contains($0.last) }) else { return false }
      let problem = "it inherits \(parent), which cannot be read"
      problems.append(.unreadable(name: group[0].path, file: group[0].file, problem: problem))
      return true
    }
    if groups.isEmpty, problems.isEmpty {
      problems.append(
        declared.isEmpty ? .noProtocol(in: paths) : .allSkipped(count: declared.count)
      )
    }
    return (groups, problems)
  }

  /// The protocols of those names, or all but the skipped ones, that cannot be read.
  func unreadable(_ names: [String]? = nil, without skipped: [String] = []) -> [DoubleError] {
    unreadable.filter { names?.contains($0.name) ?? !skipped.contains($0.name) }
      .map { .unreadable(name: $0.name, file: $0.file, problem: "\($0.error)") }
  }

  /// The file that declares a type of that name; nil if none does.
  func file(declaring name: String) -> String? { declaringFiles[name] }

  /// A protocol that requires all protocols of an alias; nil if there is no such alias.
  func composition(named name: String) -> ProtocolDeclaration? {
    guard let parents = known.composition(named: name),
      let first = protocols.first(where: { parents.contains($0.name) })
    else { return nil }
    var declaration = ProtocolDeclaration(name: name, file: first.file, line: first.line)
    declaration.inherited = parents
    return declaration
  }

  /// The imports of all files that a protocol's requirements are from.
  func imports(of family: Family) -> [String] {
    let found = Set(family.files.flatMap { imports[$0] ?? [] })
    guard found.isEmpty else { return Array(found) }
    // Files without imports can have Foundation from a bridging header or another file.
    let words = family.requirements.flatMap(\.words) + family.declaration.inherited
    let isNeeded = words.contains { Standard.isOfFoundation($0) && !known.exists($0) }
    return isNeeded ? ["import Foundation"] : []
  }
}

extension ProtocolDeclaration {
  var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  fileprivate var place: String { "\(file):\(line)" }
}

extension [ProtocolDeclaration] {
  /// Those of one protocol in one file together, in order.
  fileprivate var byPlace: [[ProtocolDeclaration]] {
    map { [$0.path, $0.file] }.uniqued.map { place in filter { [$0.path, $0.file] == place } }
  }

  /// The names of those with more protocols above them than are read, one above the other.
  fileprivate var highNames: Set<String> {
    var open = Dictionary(map { ($0.name, $0.inherited.map(\.last)) }) { $0 + $1 }
    for _ in 0...Scopes.limit {
      let low = open.filter { $1.allSatisfy { open[$0] == nil } }
      // Nothing is left, or the rest inherits in a circle.
      if low.isEmpty { return [] }
      for name in low.keys { open[name] = nil }
    }
    return Set(open.keys)
  }

  /// Whether no two of them are compiled together.
  fileprivate var areBranches: Bool {
    count == 1
      || Set(map(\.compilation)).count == count && allSatisfy { !$0.compilation.isEmpty }
  }
}

extension Array where Element: Hashable {
  /// Each element once, in order.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
