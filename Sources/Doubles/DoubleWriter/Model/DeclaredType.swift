/// A type, an extension or an alias that a file declares.
struct DeclaredType: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case structure, `class`, enumeration, actor, `extension`
    case alias(SwiftType)
  }

  /// Its own name, without the types around it.
  var name: String
  var kind: Kind
  /// What stands behind the colon; compositions are taken apart.
  var inherited: [String] = []
  var isGeneric = false
  /// Whether a global actor's attribute stands before it.
  var isIsolated = false
  /// Whether what it says holds under a `where` only.
  var isConditional = false
  /// Whether a case of an enum has values.
  var hasPayload = false
}
