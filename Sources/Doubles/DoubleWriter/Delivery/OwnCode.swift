/// The person's part of a double, compared with the members that the double leaves to a person.
struct OwnCode: Equatable, Sendable {
  /// The name of the double's file.
  let file: String
  /// The notes on members without code.
  private(set) var missing: [String] = []
  /// One sentence for each function that no longer fits its member.
  private(set) var misfits: [String] = []
  /// One sentence for each function that answered a member of an older double.
  private(set) var unused: [String] = []

  /// Compares the person's part of the text `present` with the notes in the double.
  init(in present: String, for double: DoubleFile) {
    file = double.name
    let own = KeptPart.texts(in: present).joined().joined(separator: "\n")
    // Only a double with such a note has a person's part.
    guard !double.notes.isEmpty || !own.isEmpty else { return }
    let type = String(double.name.dropLast(".swift".count))
    let needed = double.notes.map { Self.functions(in: $0.signature).first }
    let functions = Self.functions(in: own)
    let strays = functions.filter { own in
      !needed.contains { $0.map { own.fits($0, in: type) } ?? false }
    }
    for (note, needed) in zip(double.notes, needed) where !missing.contains(note.text) {
      if let needed, strays.contains(where: { $0.name == needed.name }),
        !functions.contains(where: { $0.fits(needed, in: type) })
      {
        misfits.append(
          "your `\(needed.name)` does not fit its member: give it the signature `\(note.signature)`."
        )
      } else if !own.contains(needed?.name ?? Self.word(in: note.signature)) {
        missing.append(note.text)
      }
    }
    for name in strays.map(\.name) where name.hasPrefix("answer") {
      let uses = (own + double.text).matches(of: /\w+/).count { $0.output == name }
      guard uses == 1 else { continue }
      unused.append(
        "nothing calls your `\(name)` any more: give it the name of its member, or delete it."
      )
    }
  }

  /// Whether the double does not compile yet.
  var isOpen: Bool { !(missing + misfits).isEmpty }
  var stale: [String] { misfits + unused }

  private static func functions(in text: String) -> [Requirement.Member] {
    var cursor = Cursor(Tokens.of("class Own {\(text)}"))
    var found: [Requirement.Member] = []
    while cursor.token.kind != .end {
      if cursor.take("func"), let name = try? cursor.functionName(),
        let function = try? cursor.member(.function, named: name)
      {
        found.append(function)
      } else {
        cursor.move()
      }
    }
    return found
  }

  /// A word that the code of any other member has; a note without a signature asks for some function.
  private static func word(in signature: String) -> String {
    let match = signature.firstMatch(of: /\bvar (\w+)|\binit\b|\bsubscript\b/)?.output
    return String(match?.1 ?? match?.0 ?? "func")
  }
}

extension Requirement.Member {
  /// Whether it can stand for the other in the class `type`, whatever the inner names are.
  fileprivate func fits(_ other: Self, in type: String) -> Bool {
    shape(in: type) == other.shape(in: type) && (other.effects.isAsync || !effects.isAsync)
      && (other.effects.needsTry || !effects.canThrow)
  }

  private func shape(in type: String) -> [String] {
    let generics = generics.map(Cursor.parameters)?.map(\.name) ?? []
    let text = { (written: SwiftType) in
      written.replacingNames { parts in
        if parts[0].name == type { return .named([.init(name: "Self")]) }
        return generics.firstIndex(of: parts[0].name).map { .named([.init(name: "$\($0)")]) }
      }
      .description
    }
    return [name] + parameters.map { "\($0.label): \(text($0.type)) \($0.isVariadic)" }
      + [result.map { $0.isVoid ? "" : text($0) } ?? ""]
  }
}
