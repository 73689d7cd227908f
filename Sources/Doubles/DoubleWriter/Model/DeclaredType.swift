/// A type, an extension or an alias that a file declares.
struct DeclaredType: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case structure, `class`, enumeration, actor, `extension`
    case alias(SwiftType)
  }

  /// Its name behind the names of the types around it, such as `Shop.Item`.
  var path: String
  var kind: Kind
  /// The path of the types around it, in which its own names are looked up.
  var scope: [String] = []
  /// What stands behind the colon; compositions are taken apart.
  var inherited: [String] = []
  /// `@MainActor`, `public`, `nonisolated`, … as they are written.
  var attributes: [String] = []
  var modifiers: [String] = []
  /// The names of its generic parameters.
  var generics: [String] = []
  /// Whether what it says holds under a `where` only.
  var isConditional = false
  /// The types of stored properties and of what the cases of an enum carry; empty ones where a file
  /// writes none.
  var values: [SwiftType] = []
  /// Whether no initializer can be called without arguments, or subclasses must repeat one.
  var isHardToInherit = false
}
