/// A failure as a framework records it.
public struct RecordedFailure: Equatable, Sendable {
  /// The author's sentence, or else the framework's description.
  public var text: String
  /// Whether the text is the description of an expectation, without a sentence of the author's.
  public var isDescription = false
  public var file: String?
  /// The line of the assertion, from 1.
  public var line: Int?

  public init(
    _ text: String,
    isDescription: Bool = false,
    file: String? = nil,
    line: Int? = nil
  ) {
    self.text = text
    self.isDescription = isDescription
    self.file = file
    self.line = line
  }
}

/// The end of a trial that a framework reports.
public enum TrialEnd: Equatable, Sendable {
  case passed
  /// The test ended itself before it compared anything.
  case skipped
  case failed([RecordedFailure])

  /// The reason that a framework shows for a skipped test: none of its trials counts.
  static let doesNotCount = "Its failures do not count here; the judge shows its result."
}
