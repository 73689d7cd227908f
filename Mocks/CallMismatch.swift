/// How the calls that a mock got differ from those it expected: both lists, with a legend.
///
/// A mock's `verify()` throws it; its `mismatch` is the same text.
public nonisolated struct CallMismatch: Error, Equatable, CustomStringConvertible {
  public let description: String

  /// Compares two lists in order; nil if they are equal.
  ///
  /// As few calls as possible are marked: as missing, as unexpected, or, where a call of one list is
  /// in the other at another place, as out of order in both.
  public init?<Call: Equatable & CustomStringConvertible>(
    in mock: String,
    expected: [Call],
    actual: [Call]
  ) {
    guard expected != actual else { return nil }
    var expectedMarks = expected.map { _ in " " }
    var actualMarks = actual.map { _ in " " }
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): expectedMarks[offset] = "-"
      case .insert(let offset, _, _): actualMarks[offset] = "+"
      }
    }
    for missing in expected.indices where expectedMarks[missing] == "-" {
      let moved = actual.indices.first { actualMarks[$0] == "+" && actual[$0] == expected[missing] }
      guard let moved else { continue }
      expectedMarks[missing] = "~"
      actualMarks[moved] = "~"
    }

    let missing = Self.marked("-", in: expected, expectedMarks)
    let unexpected = Self.marked("+", in: actual, actualMarks)
    var lines = ["\(mock) did not get the calls it expected."]
    lines += ["Expected:"] + Self.lines(expected, expectedMarks)
    lines += ["Got:"] + Self.lines(actual, actualMarks)
    lines += ["Legend: - missing, + unexpected, ~ out of order"]
    if !missing.isDisjoint(with: unexpected) {
      lines += ["Two calls that print alike are not equal; compare what the text leaves out."]
    }
    description = lines.joined(separator: "\n")
  }

  private static func lines<Call: CustomStringConvertible>(
    _ calls: [Call],
    _ marks: [String]
  ) -> [String] {
    calls.isEmpty ? ["    nothing"] : zip(calls, marks).map { "  \($1) \($0)" }
  }

  private static func marked<Call: CustomStringConvertible>(
    _ mark: String,
    in calls: [Call],
    _ marks: [String]
  ) -> Set<String> {
    Set(zip(calls, marks).filter { $1 == mark }.map(\.0.description))
  }
}
