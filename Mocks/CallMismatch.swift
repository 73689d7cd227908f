/// How the calls that a double got differ from those that were expected: both lists, with a legend.
///
/// A mock's `verify` throws it; `mismatch` of a spy or a mock is the same text.
public nonisolated struct CallMismatch: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(description: String) {
    self.description = description
  }

  /// Compares two lists in order; nil if they are equal.
  ///
  /// `place` is the caller's "FILE:LINE", with which the text begins.
  /// A call is marked as missing, as unexpected, or, where a call of one list is in the other at
  /// another place, as out of order in both. Long runs of calls that are alike are left out.
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
      lines += ["Two calls that print alike are not equal; compare what the text leaves out."]
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
      // Three calls on either side of a difference show where it is.
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
