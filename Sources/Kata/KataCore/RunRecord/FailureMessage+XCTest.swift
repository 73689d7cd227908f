extension FailureMessage {
  /// The author's sentence in XCTest's description of a failed assertion, which begins with both
  /// values; the whole description if there is none.
  package static func sentence(inXCTest description: String) -> String {
    // Without a sentence of the author's, nothing follows the last of these.
    if description.hasSuffix(" - ") { return String(description.dropLast(3)) }
    let ends = ["\") - ", "\" - ", " failed - "].compactMap(description.firstRange)
    if let end = ends.min(by: { $0.lowerBound < $1.lowerBound }) {
      return String(description[end.upperBound...])
    }
    let thrown = "threw error \""
    guard description.hasPrefix(thrown), description.hasSuffix("\"") else { return description }
    return String(description.dropFirst(thrown.count).dropLast())
  }
}
