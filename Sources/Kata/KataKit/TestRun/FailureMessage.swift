import CommandLineKit

/// What a failed step says: what was done, and what was expected and came, a call or value a line.
public struct FailureMessage: Codable, Equatable, Sendable {
  /// What was done, as a sentence begins; all of it where nothing was compared.
  public var doing: String
  /// What was expected, one line each; empty if nothing was compared.
  public var expected: [String]
  /// What came instead, one line each.
  public var got: [String]
  /// What is to be known beside, such as the rule, one line each.
  public var notes: [String] = []
  /// What makes the scenario again, where no example was compared.
  public var scenario: FoundScenario?

  /// Creates a message of a comparison; a list without lines is told as "nothing".
  public init(
    _ doing: String,
    expected: [String],
    got: [String],
    notes: [String] = [],
    scenario: FoundScenario? = nil
  ) {
    self.doing = doing
    self.expected = expected.isEmpty ? ["nothing"] : expected
    self.got = got.isEmpty ? ["nothing"] : got
    self.notes = notes
    self.scenario = scenario
  }

  /// Creates a message that says it all in one sentence.
  public init(_ sentence: String) {
    doing = sentence
    expected = []
    got = []
  }

  /// The message as test frameworks print it.
  public var text: String {
    lines.map(\.text).joined(separator: "\n")
  }

  /// The lines, and below which column each goes on where it is wrapped.
  public var lines: [HangingLine] {
    guard !expected.isEmpty else {
      return doing.split(separator: "\n").map { HangingLine(String($0)) }
    }
    return (doing + ":").split(separator: "\n").map { HangingLine(String($0)) }
      + Self.lines("expected ", expected, .green) + Self.lines("got      ", got, .red)
      + notes.map { HangingLine($0) }
  }

  private static func lines(
    _ label: String,
    _ values: [String],
    _ look: TextStyle.Look
  ) -> [HangingLine] {
    values.enumerated().flatMap { index, value in
      let label = index == 0 ? label : "    then "
      return value.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .map { row, text in
          let start = row == 0 ? label : String(repeating: " ", count: label.count)
          return HangingLine(start + text, hang: label.count, look: look)
        }
    }
  }
}
