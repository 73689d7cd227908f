extension Failure {
  /// Takes the author's sentence out of XCTest's description, which repeats both values before it.
  public init(xctestDescription description: String, file: String?, line: Int?) {
    let sentence = description.firstRange(of: "\") - ").map { description[$0.upperBound...] }
    // A thrown error comes without a place on Linux.
    let isPlace = file != "<EXPR>"
    self.init(
      message: sentence.map(String.init) ?? description,
      file: isPlace ? file : nil,
      line: isPlace ? line : nil
    )
  }
}
