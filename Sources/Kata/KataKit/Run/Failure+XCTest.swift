extension Failure {
  /// Takes the author's sentence out of XCTest's description, which repeats both values before it.
  public init(xctestDescription description: String, file: String?, line: Int?) {
    // A thrown error comes without a place on Linux.
    let isPlace = file != "<EXPR>"
    self.init(
      message: Self.sentence(in: description),
      file: isPlace ? file : nil,
      line: isPlace ? line : nil
    )
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
