/// A place in a protocol that is no Swift, or none that is known here.
struct ReadingError: Error, Equatable, CustomStringConvertible {
  /// The line in the file, counted from 1.
  var line: Int
  /// What would have had to stand there.
  var expected: String
  /// What stands there.
  var found: String

  var description: String {
    "line \(line): expected \(expected), found \(found.isEmpty ? "the end" : "\"\(found)\"")"
  }
}

/// A protocol that is no Swift, or none that is known here.
struct UnreadableProtocol: Error, Equatable {
  var name: String
  /// The file's path, as it was given.
  var file: String
  var error: ReadingError
}
