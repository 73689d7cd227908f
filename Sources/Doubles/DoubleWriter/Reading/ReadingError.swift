/// A place in a protocol that is not Swift, or not supported Swift.
struct ReadingError: Error, Equatable, CustomStringConvertible {
  /// The line in the file, counted from 1.
  var line: Int
  /// The expected text.
  var expected: String
  /// The actual text.
  var found: String

  var description: String {
    "line \(line): expected \(expected), found \(found.isEmpty ? "the end" : "\"\(found)\"")"
  }
}

/// A protocol that is not Swift, or not supported Swift.
struct UnreadableProtocol: Error, Equatable {
  /// The protocol's name; empty for the file itself.
  var name: String
  /// The file's path, as it was given.
  var file: String
  var error: ReadingError
}
