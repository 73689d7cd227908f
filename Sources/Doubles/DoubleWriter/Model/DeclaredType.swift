/// A type, an extension or an alias that a file declares.
struct DeclaredType: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case structure, `class`, enumeration, actor, `extension`
    case alias(SwiftType)
  }

  /// Its name after the names of the types around it, such as `Shop.Item`.
  var path: String
  var kind: Kind
  /// The path of the types around it, in which its own names are looked up.
  var scope: [String]
  /// The line in the file, counted from 1.
  var line: Int
  /// The types after the colon; compositions are split.
  var inherited: [String] = []
  /// `@MainActor`, `public`, `nonisolated`, … as they are written.
  var attributes: [String] = []
  var modifiers: [String] = []
  /// The names of its generic parameters.
  var generics: [String] = []
  /// Those of the functions `==` and `hash(into:)` that it has; read for extensions only.
  var functions: Set<String> = []
  /// Whether its conformances are only valid under a `where`.
  var isConditional = false
  /// The types of stored properties and of the values of an enum's cases; empty types if a file
  /// writes none.
  var values: [SwiftType] = []
  /// Whether no initializer can be called without arguments, or subclasses must repeat one; nil if
  /// it declares none.
  var isHardToInherit: Bool?
}
