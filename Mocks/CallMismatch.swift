/// The difference between the expected and the actual calls of a double: both lists and a legend.
///
/// A mock's `verify` throws it; `mismatch` of a spy or a mock returns the same text.
public nonisolated struct CallMismatch: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(description: String) {
    self.description = description
  }

  /// Compares two lists in order; nil if they are equal.
  ///
  /// The text begins with `place`, the caller's "FILE:LINE".
  /// Each call that differs is marked as missing, as unexpected, or as out of order. Out of order
  /// means that the other list has the call at another place. Long runs of equal calls are left
  /// out.
  public init?<Call: Equatable & CustomStringConvertible>(
    at place: String,
    in double: String,
    expected: [Call],
    actual: [Call]
  ) {
    guard expected != actual else { return nil }
    let marks = CallMarks(expected: expected, actual: actual)
    var lines = ["\(place): \(double) did not get the calls it expected."]
    lines += ["Expected:"] + Self.lines(expected, marks.expected)
    lines += ["Got:"] + Self.lines(actual, marks.actual)
    lines += ["Legend: - missing, + unexpected, ~ out of order"]
    let missing = Self.texts(expected, marked: .missing, marks.expected)
    if !missing.isDisjoint(with: Self.texts(actual, marked: .unexpected, marks.actual)) {
      lines += ["Some unequal calls print the same text; compare their unprinted parts."]
    }
    description = lines.joined(separator: "\n")
  }

  private static func lines<Call: CustomStringConvertible>(
    _ calls: [Call],
    _ marks: [CallMarks.Mark]
  ) -> [String] {
    guard !calls.isEmpty else { return ["    nothing"] }
    var lines: [String] = []
    var index = 0
    while index < calls.count {
      let alike = marks[index...].prefix { $0 == .alike }.count
      // Three calls before and after a difference show where it is.
      if alike > 8 {
        lines += calls[index..<(index + 3)].map { "    \($0)" }
        lines += ["    … \(alike - 6) more as expected"]
        index += alike - 3
      }
      lines += ["  \(marks[index].rawValue) \(calls[index])"]
      index += 1
    }
    return lines
  }

  private static func texts<Call: CustomStringConvertible>(
    _ calls: [Call],
    marked mark: CallMarks.Mark,
    _ marks: [CallMarks.Mark]
  ) -> Set<String> {
    Set(zip(calls, marks).filter { $1 == mark }.map(\.0.description))
  }
}
