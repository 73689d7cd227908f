import CommandLineKit
import Foundation

/// The message of a failed assertion: the action, and the expected and the actual values, one per
/// line.
package struct FailureMessage: Codable, Equatable, Sendable {
  /// The action, as the beginning of a sentence; the whole message if nothing was compared.
  package var doing: String
  /// The expected values, one line each; empty if nothing was compared.
  package var expected: [String]
  /// The actual values, one line each.
  package var got: [String]
  /// Further facts, such as the rule, one line each.
  package var notes: [String] = []
  /// The scenario, to repeat it; nil for an example.
  package var scenario: FoundScenario?
  package var file: String?
  /// The line of the assertion, from 1, if known.
  package var line: Int?

  /// A comparison; an empty list is shown as "nothing".
  ///
  /// Long lists and texts are cut to the part around their first difference: a board has no room
  /// for more.
  package init(
    _ doing: String,
    expected: [String],
    got: [String],
    notes: [String] = [],
    scenario: FoundScenario? = nil
  ) {
    self.doing = doing.withoutItsMiddle
    self.expected = expected.isEmpty ? ["nothing"] : expected.aroundDifference(from: got)
    self.got = got.isEmpty ? ["nothing"] : got.aroundDifference(from: expected)
    self.notes = notes
    self.scenario = scenario
  }

  /// A message without a comparison, or the mismatch of a double, which has one.
  package init(_ sentence: String, file: String? = nil, line: Int? = nil) {
    if let mismatch = Self(ofMismatch: sentence) {
      self = mismatch
    } else {
      doing = sentence.withoutItsMiddle
      expected = []
      got = []
    }
    self.file = file
    self.line = line
  }

  // Reads the text of `CallMismatch`; nil for any other text.
  private init?(ofMismatch text: String) {
    let rows = text.rows
    guard
      let start = rows.firstIndex(of: "Expected:"), start > 0,
      let middle = rows[start...].firstIndex(of: "Got:"),
      let end = rows[middle...].firstIndex(where: { $0.hasPrefix("Legend: ") })
    else { return nil }
    // Each call is behind its mark.
    func calls(_ range: Range<Int>) -> [String] {
      let calls = rows[range].map { String($0.dropFirst(4)) }
      return calls == ["nothing"] ? [] : calls
    }
    let head = rows[..<start].joined(separator: "\n")
    self.init(
      head.hasSuffix(".") ? String(head.dropLast()) : head,
      expected: calls(start + 1..<middle),
      got: calls(middle + 1..<end),
      notes: Array(rows[(end + 1)...])
    )
  }

  /// Swift Testing's description of a failed expectation; a comparison of calls in the board's words.
  package init(ofExpectation text: String) {
    // The source of an expression may have several lines, and its value follows the last arrow.
    let calls =
      /Expectation failed: \(([\w.]+\.calls) → (.*?)\) == \(?(?:.* → )?(.*?)\)?/
      .dotMatchesNewlines()
    let callsLast =
      /Expectation failed: \(?(?:.* → )?(.*?)\)? == \(([\w.]+\.calls) → (.*)\)/
      .dotMatchesNewlines()
    if let match = text.wholeMatch(of: calls) {
      self.init(String(match.1), expected: [match.3.onOneLine], got: [String(match.2)])
    } else if let match = text.wholeMatch(of: callsLast) {
      self.init(String(match.2), expected: [match.1.onOneLine], got: [String(match.3)])
    } else if let match = text.wholeMatch(of: /.*? → "(.*)"\) == nil/.dotMatchesNewlines()),
      let mismatch = Self(ofMismatch: String(match.1))
    {
      self = mismatch
    } else {
      self.init(text)
      // Swift Testing takes no such expression apart.
      if !text.contains(" → "), let effect = text.firstMatch(of: /\b(?:try|await)\b/)?.0 {
        doing += """

          Its values are not shown, because it contains \(effect). Put that part into a constant \
          above the #expect.
          """
      }
    }
  }

  /// File and line in the form that editors and terminals link; nil if the file is not known.
  package var place: String? {
    file.map { file in
      let root = PackageRoot.ofThisBuild.path + "/"
      let shown = file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file
      return line.map { "\(shown):\($0)" } ?? shown
    }
  }

  /// The message as test frameworks print it.
  package var text: String {
    lines.map(\.text).joined(separator: "\n")
  }

  /// The lines, each with the column at which a wrapped line continues.
  package var lines: [HangingLine] {
    guard !expected.isEmpty else {
      return doing.split(whereSeparator: \.isNewline).map { HangingLine(String($0)) }
    }
    return (doing + ":").split(whereSeparator: \.isNewline).map { HangingLine(String($0)) }
      + lines("expected ", expected, comparedWith: got, .green)
      + lines("got      ", got, comparedWith: expected, .red)
      + notes.map { HangingLine($0) }
  }

  private func lines(
    _ label: String,
    _ values: [String],
    comparedWith others: [String],
    _ look: TextStyle.Look
  ) -> [HangingLine] {
    values.enumerated().flatMap { index, value in
      let label = index == 0 ? label : "    then "
      let rows = value.rows
      let others = others.indices.contains(index) ? others[index].rows : []
      return rows.enumerated().map { row, text in
        let start = row == 0 ? label : String(repeating: " ", count: label.count)
        let other = others.indices.contains(row) ? others[row] : ""
        let stretch = Self.difference(of: text, from: other)
        return HangingLine(
          start + text,
          hang: label.count,
          look: stretch.isEmpty ? nil : look,
          stretch: stretch.lowerBound + label.count..<stretch.upperBound + label.count
        )
      }
    }
  }

  // The range between the common prefix and the common suffix.
  private static func difference(of text: String, from other: String) -> Range<Int> {
    let start = zip(text, other).prefix { $0 == $1 }.count
    let most = min(text.count, other.count) - start
    let end = min(most, zip(text.reversed(), other.reversed()).prefix { $0 == $1 }.count)
    return start..<text.count - end
  }
}

extension Substring {
  // A literal over several lines, without its comments, as it is written on one line.
  fileprivate var onOneLine: String {
    guard contains(where: \.isNewline) else { return String(self) }
    return SwiftCode(of: String(self), keepsLiterals: true).text
      .replacing(/\s*\n\s*/, with: " ")
      .replacing(/([\[(]) | ?,? (?=[\])])/) { $0.1 ?? "" }
  }
}
