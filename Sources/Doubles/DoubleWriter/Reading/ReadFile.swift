/// The declarations and imports of a Swift file.
struct ReadFile: Sendable {
  let path: String
  /// Whether it belongs to another module than the protocols that get doubles.
  let isOther: Bool
  private(set) var protocols: [ProtocolDeclaration]
  let unreadable: [UnreadableProtocol]
  private(set) var types: [DeclaredType]
  let imports: [String]

  init(_ file: SourceFiles.File) {
    let tokens = Tokens.of(file.text, withBodies: false)
    (path, isOther) = (file.path, file.isOther)
    types = TypeReader.types(in: tokens)
    imports = ImportReader.imports(in: tokens)
    let found = ProtocolReader.protocols(in: tokens, of: path)
    protocols = found.compactMap { try? $0.get() }
    unreadable = found.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    guard isOther else { return }
    // The default isolation is that of the one module.
    for index in protocols.indices { protocols[index].modifiers.append("nonisolated") }
    for index in types.indices { types[index].modifiers.append("nonisolated") }
  }
}

extension [ReadFile] {
  /// The path of the last file that declares a type, by the type's path.
  var placesOfTypes: [String: String] {
    reduce(into: [:]) { places, file in
      for type in file.types where type.kind != .extension { places[type.path] = file.path }
    }
  }
}
