/// The names of the doubles of all protocols, without `Spy` and `Mock`.
///
/// A double has the name of its protocol without the ending `Interface` or `Protocol`, or the whole
/// name if two would be equal. If several files declare the protocol, the part of the path in which
/// they differ comes first: `Sources/Cart/Service.swift` gets `CartServiceSpy`.
struct DoubleNames {
  /// The protocols' paths by their names, and their names by the names without the ending.
  private let paths: [String: Set<String>]
  private let stems: [String: Set<String>]
  /// The names that begin with a part of the file's path, by the protocol's path and file.
  private var long: [String: [String: String]] = [:]

  /// Only the protocols in `files` get doubles.
  init(of protocols: [ProtocolDeclaration], in files: Set<String>) {
    paths = Dictionary(grouping: protocols, by: \.name).mapValues { Set($0.map(\.path)) }
    stems = Dictionary(grouping: protocols, by: \.stem).mapValues { Set($0.map(\.name)) }
    // The case of a file's name does not count on every system.
    let isFree = { (names: [String], taken: Set<String>) in
      Set(names.map { $0.lowercased() }).subtracting(taken).count == names.count
    }
    let own = protocols.filter { !$0.isPrivate && files.contains($0.file) }
    var taken: Set<String> = []
    var open: [(path: String, name: String, files: [String])] = []
    for (path, group) in Dictionary(grouping: own, by: \.path).sorted(by: { $0.key < $1.key }) {
      let name = short(group[0])
      let files = group.map(\.file).uniqued
      if files.count == 1 {
        taken.insert(name.lowercased())
      } else {
        open.append((path, name, files))
      }
    }
    for (path, name, files) in open {
      let numbered = files.indices.map { "\(name)\($0 + 1)" }
      let candidates = Self.beginnings(of: files).map { $0.map { $0 + name } }
      let found = candidates.first { isFree($0, taken) } ?? numbered
      taken.formUnion(found.map { $0.lowercased() })
      long[path] = Dictionary(uniqueKeysWithValues: zip(files, found))
    }
  }

  /// The name for a protocol's doubles.
  func name(of declaration: ProtocolDeclaration) -> String {
    long[declaration.path]?[declaration.file] ?? short(declaration)
  }

  /// The name without a part of the path.
  func short(_ declaration: ProtocolDeclaration) -> String {
    let stem = declaration.stem
    if paths[declaration.name]?.subtracting([declaration.path]).isEmpty == false {
      return (declaration.enclosing + [stem]).joined()
    }
    let isAlone = stems[stem]?.subtracting([declaration.name]).isEmpty ?? true
    return isAlone ? stem : declaration.name.bare
  }

  /// The sentence that explains the long names of these protocols; nil if they have none.
  func note(on path: String) -> String? {
    guard let names = long[path] else { return nil }
    let list = names.sorted { $0.key < $1.key }.map { "\($1) for \($0)" }
    return """
      \(path) is in \(names.count) files. The names of its doubles begin with the part of the \
      path that differs: \(list.joined(separator: ", ")).
      """
  }

  /// The different beginnings for the names of these files' doubles, the shortest first.
  private static func beginnings(of files: [String]) -> [[String]] {
    let parts = files.map(Self.parts)
    let shortest = parts.map(\.count).min() ?? 0
    let common = (0..<max(shortest - 1, 0)).prefix { index in
      Set(parts.map { $0[index] }).count == 1
    }
    return (1...max(1, parts.map(\.count).max() ?? 1)).map { count in
      parts.map { $0.dropFirst(common.count).prefix(count).joined() }
    }
  }

  /// The parts of a path as parts of a name.
  ///
  /// Those of `ios-app/Store+Cache.swift` are `IosApp`, `Store` and `Cache`.
  private static func parts(of path: String) -> [String] {
    path.dropLast(".swift".count).split { "/+".contains($0) }.map { part in
      let words = part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let name = words.map { String($0).capitalizedFirst }.joined()
      return name.first?.isNumber == true ? "_\(name)" : name
    }
    .filter { !$0.isEmpty }
  }
}

extension ProtocolDeclaration {
  fileprivate var stem: String {
    let name = name.bare
    let ending = ["Interface", "Protocol"].first { name.hasSuffix($0) && name != $0 }
    return String(name.dropLast(ending?.count ?? 0))
  }
}
