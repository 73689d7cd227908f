/// The names of the doubles of all protocols, without `Spy` and `Mock`.
///
/// A double has the name of its protocol without the ending `Interface` or `Protocol`, or the whole
/// name if two would be equal.
struct DoubleNames {
  /// The protocols' paths by their names, and their names by the names without the ending.
  private let paths: [String: Set<String>]
  private let stems: [String: Set<String>]

  init(of protocols: [ProtocolDeclaration]) {
    paths = Dictionary(grouping: protocols, by: \.name).mapValues { Set($0.map(\.path)) }
    stems = Dictionary(grouping: protocols, by: \.stem).mapValues { Set($0.map(\.name)) }
  }

  /// The name for a protocol's doubles.
  func name(of declaration: ProtocolDeclaration) -> String {
    let stem = declaration.stem
    if paths[declaration.name]?.subtracting([declaration.path]).isEmpty == false {
      return (declaration.enclosing + [stem]).joined()
    }
    let isAlone = stems[stem]?.subtracting([declaration.name]).isEmpty ?? true
    return isAlone ? stem : declaration.name.bare
  }
}

extension ProtocolDeclaration {
  fileprivate var stem: String {
    let name = name.bare
    let ending = ["Interface", "Protocol"].first { name.hasSuffix($0) && name != $0 }
    return String(name.dropLast(ending?.count ?? 0))
  }
}
