/// The declarations and imports of a Swift file.
struct ReadFile: Sendable {
  let path: String
  /// Whether it belongs to another module than the protocols that get doubles.
  let isOther: Bool
  private(set) var protocols: [ProtocolDeclaration] = []
  private(set) var unreadable: [UnreadableProtocol] = []
  private(set) var types: [DeclaredType]
  let imports: [String]

  init(_ file: SourceFiles.File) {
    let tokens = Tokens.of(file.text, withBodies: false)
    (path, isOther) = (file.path, file.isOther)
    types = TypeReader.types(in: tokens)
    imports = ImportReader.imports(in: tokens)
    for result in ProtocolReader.protocols(in: tokens, of: path) {
      switch result {
      case .success(let declaration): protocols.append(declaration)
      case .failure(let error): unreadable.append(error)
      }
    }
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
