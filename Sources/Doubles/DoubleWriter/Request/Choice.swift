/// The protocols that get doubles, and the reasons against the others.
struct Choice {
  /// The declarations of one protocol in several branches of `#if` are one group.
  private(set) var groups: [[ProtocolDeclaration]] = []
  private(set) var problems: [DoubleError]
  private let library: Library

  /// Chooses the protocols of those names, or all but the skipped ones without a name.
  init(of names: [String], without skipped: [String] = [], in library: Library) {
    self.library = library
    let declared = library.own(library.protocols).map(\.path).uniqued
    let unreadable = library.unreadable
    let asked = unreadable.filter {
      names.isEmpty ? !skipped.contains($0.name) : (names + [""]).contains($0.name)
    }
    problems = asked.map(\.problem)
    for name in skipped where !(declared + unreadable.map(\.name)).contains(name) {
      problems.append(.unknownProtocol(name, known: declared.sorted()))
    }
    for name in names { add(named: name) }
    if names.isEmpty {
      for path in declared where !skipped.contains(path) {
        add(library.protocols.filter { $0.path == path }, as: path)
      }
    }
    removeTorn()
    if groups.isEmpty, problems.isEmpty {
      let isNone = declared.isEmpty
      problems.append(
        isNone ? .noProtocol(in: library.files.map(\.path)) : .allSkipped(count: declared.count)
      )
    }
  }

  private mutating func add(named name: String) {
    let all = library.protocols.filter { $0.path == name || $0.name == name }
    if let first = all.first {
      if all.allSatisfy(\.isPrivate) {
        problems.append(.privateProtocol(name, place: first.place))
      }
      add(all, as: name)
    } else if let both = library.composition(named: name) {
      groups.append([both])
    } else if !library.unreadable.contains(where: { $0.name == name }) {
      problems.append(.unknownProtocol(name, known: library.protocols.map(\.path).sorted()))
    }
  }

  /// Adds the declarations of a name, unless several are compiled together.
  private mutating func add(_ declarations: [ProtocolDeclaration], as name: String) {
    let found = declarations.filter { !$0.isPrivate }
    let own = library.own(found)
    let group = own.isEmpty ? found : own
    if group.areBranches {
      groups.append(group)
    } else if !group.isEmpty {
      problems.append(.twoProtocols(name, places: group.map(\.place)))
    }
  }

  /// Removes the children of unreadable protocols: a double would lose what they inherit.
  private mutating func removeTorn() {
    let torn = Set(library.unreadable.map(\.name))
    guard !torn.isEmpty else { return }
    groups.removeAll { group in
      let parents = Family(of: group[0], known: library.known).strangers.map(\.name)
      guard let parent = parents.first(where: { torn.contains($0.last) }) else { return false }
      let problem = "it inherits \(parent), which cannot be read"
      problems.append(.unreadable(name: group[0].path, file: group[0].file, problem: problem))
      return true
    }
  }
}

extension UnreadableProtocol {
  var problem: DoubleError { .unreadable(name: name, file: file, problem: "\(error)") }
}

extension ProtocolDeclaration {
  var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  var place: String { "\(file):\(line)" }
}

extension [ProtocolDeclaration] {
  /// Whether no two of them are compiled together.
  fileprivate var areBranches: Bool {
    count == 1
      || count > 1 && Set(map(\.compilation)).count == count
        && allSatisfy { !$0.compilation.isEmpty }
  }
}
