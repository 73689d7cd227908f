/// The person's part of a double, compared with the members that the double leaves to a person.
struct OwnCode: Equatable, Sendable {
  /// The name of the double's file.
  let file: String
  /// The notes on members without code; the double does not compile while there is one.
  let missing: [String]

  /// Looks in the text `present` for the member of each note; the compiler names what does not fit.
  init(in present: String, for double: DoubleFile) {
    file = double.name
    let own = KeptPart.texts(in: present).joined().joined(separator: "\n")
    missing = double.notes.filter { !own.contains(Self.word(in: $0.signature)) }.map(\.text).uniqued
  }

  /// A word that the code of the member has; a note without a signature asks for some function.
  private static func word(in signature: String) -> String {
    let match = signature.firstMatch(of: /(?:func|var) ([^ (<:]+)|\binit\b|\bsubscript\b/)?.output
    return String(match?.1 ?? match?.0 ?? "func")
  }
}
