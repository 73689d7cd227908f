import KataKit

extension Invocation {
  /// The format behind `--format`; text if it was not written.
  func format() throws(WordError) -> CheckSummary.Format {
    guard let word = value(of: "--format") else { return .text }
    guard let format = CheckSummary.Format(rawValue: word) else {
      throw .badValue("--format", word, example: "markdown")
    }
    return format
  }
}
