/// The comment on a member that a person writes.
struct ByHandNote: Equatable, Sendable {
  /// The declaration to write; empty if the files do not show it.
  var signature = ""
  var text: String
}

extension ByHandNote {
  init(_ signature: String, _ reason: String) {
    self.init(signature: signature, text: "By hand: `\(signature)`\(reason).")
  }
}
