/// All protocols and types of the given files.
struct Library {
  let files: [ReadFile]
  var protocols: [ProtocolDeclaration]
  let known: KnownTypes
  let names: DoubleNames
  private let imports: [String: [String]]
  private let otherPaths: Set<String>

  /// Reads the files.
  init(_ sources: SourceFiles) {
    files = sources.files.concurrentMap(ReadFile.init)
    protocols = files.flatMap(\.protocols)
    known = KnownTypes(types: files.flatMap(\.types), protocols: protocols)
    imports = Dictionary(files.map { ($0.path, $0.imports) }) { $1 }
    otherPaths = Set(files.filter(\.isOther).map(\.path))
    names = DoubleNames(of: protocols)
  }

  /// Those of the protocols in the module that gets doubles.
  func own(_ protocols: [ProtocolDeclaration]) -> [ProtocolDeclaration] {
    protocols.filter { !otherPaths.contains($0.file) }
  }

  /// The protocols of that module that cannot be read.
  var unreadable: [UnreadableProtocol] { files.filter { !$0.isOther }.flatMap(\.unreadable) }

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

extension Array where Element: Hashable {
  /// Each element once, in order.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
