import Foundation

/// One failed assertion, as it travels from the test to the board.
public struct AssertionFailure: Codable, Equatable, Sendable {
  /// What was done, expected and got.
  public var message: FailureMessage
  /// The file of the assertion, if known.
  public var file: String?
  /// The line of the assertion, from 1, if known.
  public var line: Int?

  /// Creates a failure.
  public init(_ message: FailureMessage, file: String? = nil, line: Int? = nil) {
    self.message = message
    self.file = file
    self.line = line
  }

  /// Creates a failure that says it all in one sentence.
  public init(_ sentence: String, file: String? = nil, line: Int? = nil) {
    self.init(FailureMessage(sentence), file: file, line: line)
  }

  /// File and line as editors and terminals link them; nil if the file is not known.
  public var place: String? {
    file.map { file in
      let root = PackageRoot.ofThisBuild.path + "/"
      let shown = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
      return line.map { "\(shown):\($0)" } ?? shown
    }
  }
}
