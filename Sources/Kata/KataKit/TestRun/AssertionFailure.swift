import Foundation

/// One failed assertion, as it travels from the test to the board.
package struct AssertionFailure: Codable, Equatable, Sendable {
  /// The action, the expected value and the actual value.
  package var message: FailureMessage
  package var file: String?
  /// The line of the assertion, from 1, if known.
  package var line: Int?

  package init(_ message: FailureMessage, file: String? = nil, line: Int? = nil) {
    self.message = message
    self.file = file
    self.line = line
  }

  package init(_ sentence: String, file: String? = nil, line: Int? = nil) {
    self.init(FailureMessage(sentence), file: file, line: line)
  }

  /// File and line in the form that editors and terminals link; nil if the file is not known.
  package var place: String? {
    file.map { file in
      let root = PackageRoot.ofThisBuild.path + "/"
      let shown = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
      return line.map { "\(shown):\($0)" } ?? shown
    }
  }
}
