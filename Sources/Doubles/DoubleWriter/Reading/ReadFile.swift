/// The declarations and imports of a Swift file.
///
/// It does not use the compiler. A protocol's body has a small closed grammar without
/// expressions; the compiler's own parse, as text or JSON, leaves out the types of parameters and
/// the effects, drops the branches of `#if` that are not built, and promises no format.
struct ReadFile: Sendable {
  let path: String
  /// Whether it belongs to another module than the protocols that get doubles.
  let isOther: Bool
  private(set) var protocols: [ProtocolDeclaration] = []
  /// The protocols that cannot be read; they do not hide the others.
  ///
  /// An open brace at the end of the file is one of them: protocols can be hidden behind it.
  private(set) var unreadable: [UnreadableProtocol] = []
  /// The types and extensions in order; unreadable ones are left out.
  private(set) var types: [DeclaredType] = []
  /// The line of each import; one inside `#if` has the directives around it.
  private(set) var imports: [String] = []

  init(_ file: SourceFiles.File) {
    (path, isOther) = (file.path, file.isOther)
    var cursor = Cursor(Tokens.of(file.text))
    var conditions = Conditions()
    var scopes = Scopes()
    var endOfProtocol = 0
    while cursor.token.kind != .end {
      let own = cursor.marksOfDeclaration()
      // The default isolation is that of the one module.
      let marks = own + (isOther ? ["nonisolated"] : [])
      if cursor.token.kind == .directive { conditions.pass(cursor.text) }
      if let line = cursor.importLine {
        imports.append(conditions.current.around([line]).joined(separator: "\n"))
      }
      var isBroken = false
      if cursor.index >= endOfProtocol, var found = cursor.protocolHead(marks, file: path) {
        (found.compilation, found.enclosing) = (conditions.current, scopes.names)
        var body = cursor
        isBroken = !add(found, &body)
        endOfProtocol = body.index
      }
      if var type = cursor.declaredType(marks, in: scopes.names) {
        if scopes.isPublic { type.modifiers.append("public") }
        types.append(type)
      }
      scopes.pass(cursor, marks: own, isReported: isBroken)
      cursor.move()
    }
    if let line = scopes.line {
      let error = ReadingError(line: line, expected: "\"}\" for its \"{\"", found: "")
      unreadable.append(UnreadableProtocol(name: "", file: path, error: error))
    }
  }

  /// Adds the protocol with its body, or its error; moves behind it.
  ///
  /// - Returns: whether it can be read.
  private mutating func add(_ head: ProtocolDeclaration, _ cursor: inout Cursor) -> Bool {
    let start = cursor
    do throws(ReadingError) {
      var declaration = head
      try cursor.readProtocol(&declaration)
      protocols.append(declaration)
      return true
    } catch {
      unreadable.append(UnreadableProtocol(name: head.name, file: path, error: error))
      cursor = start
      while !["{", ""].contains(cursor.text) { cursor.move() }
      _ = try? cursor.balanced()
      return false
    }
  }
}

extension Cursor {
  /// The line of the import here; nil if there is none.
  fileprivate var importLine: String? {
    guard token.kind == .word, text == "import", token(at: -1)?.text != ".",
      let next = token(at: 1), next.kind == .word, next.line == token.line
    else { return nil }
    var (cursor, words) = (self, [Token]())
    repeat {
      words.append(cursor.token)
      cursor.move()
    } while cursor.token.line == next.line && (cursor.token.kind == .word || cursor.text == ".")
    let isTolerant = token(at: -1)?.text == "preconcurrency"
    return (isTolerant ? "@preconcurrency " : "") + words.joined
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
