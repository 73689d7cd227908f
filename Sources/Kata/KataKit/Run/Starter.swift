import Foundation

/// A stage's file as the learner finds it.
public struct Starter: Sendable {
  /// The text that the kit carries.
  public let original: String
  private let stage: Stage

  /// Takes the starter from the stage's history.
  ///
  /// - Throws: `HistoryError` if the kit's own copy is missing.
  public init(of stage: Stage) throws {
    self.stage = stage
    original = try History(of: stage).starter
  }

  /// Whether nothing but blanks and line ends differs from the original.
  public func isUntouched(_ text: String) -> Bool {
    text.filter { !$0.isWhitespace } == original.filter { !$0.isWhitespace }
  }

  /// The same for the learner's file below `package`; one that cannot be read counts as touched.
  public func isUntouched(in package: URL) -> Bool {
    let file = package.appending(path: stage.exerciseFile)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
    return isUntouched(text)
  }
}
