/// The source of the lines that the user types.
@MainActor
public protocol LineSource {
  /// Waits for the next line; nil at the end of the input.
  func nextLine() async -> TypedLine?
}

/// One line of input.
public nonisolated enum TypedLine: Equatable, Sendable {
  /// The line without its line end; bytes that are not UTF-8 are replaced by U+FFFD.
  case text(String)
  /// A line that is too long to be kept.
  case tooLong
}
