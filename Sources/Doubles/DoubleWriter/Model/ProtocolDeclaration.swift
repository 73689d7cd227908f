/// A protocol as a file declares it.
struct ProtocolDeclaration: Equatable, Sendable {
  var name: String
  /// The types around it, the outermost first; usually none.
  var enclosing: [String] = []
  /// `public`, `@MainActor`, `nonisolated`, … as they are written.
  var attributes: [String] = []
  var modifiers: [String] = []
  /// The types after the colon; compositions are split.
  var inherited: [String] = []
  /// The names of its primary associated types.
  var primary: [String] = []
  /// The text after `where`; nil if there is none.
  var conditions: String?
  var requirements: [Requirement] = []
  /// The `#if` conditions around it, the outermost first.
  var compilation: [String] = []
  /// The file's path, as it was given.
  var file: String
  /// The line in the file, counted from 1.
  var line: Int

  /// The name with the types around it.
  var path: String { (enclosing + [name]).joined(separator: ".") }

  /// The same wherever it is declared.
  var anywhere: ProtocolDeclaration {
    var other = self
    (other.file, other.line, other.compilation, other.primary) = ("", 0, [], [])
    return other
  }
}
