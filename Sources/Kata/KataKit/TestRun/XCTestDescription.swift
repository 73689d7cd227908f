/// What XCTest says of a failed assertion: both values, and behind them what the author wrote.
package struct XCTestDescription {
  /// The author's sentence, or all of it where the author wrote none.
  package let sentence: String

  /// Takes the sentence out of XCTest's own words.
  package init(_ description: String) {
    sentence = Self.sentence(in: description)
  }

  private static func sentence(in description: String) -> String {
    // Without a sentence of the author's there is nothing behind the last of these.
    if description.hasSuffix(" - ") { return String(description.dropLast(3)) }
    for end in ["\") - ", " failed - "] {
      if let range = description.firstRange(of: end) {
        return String(description[range.upperBound...])
      }
    }
    let thrown = "threw error \""
    guard description.hasPrefix(thrown), description.hasSuffix("\"") else { return description }
    return String(description.dropFirst(thrown.count).dropLast())
  }
}
