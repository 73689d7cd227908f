/// Fewer calls came than a test waited for.
public nonisolated struct TooFewCalls: Error, Equatable, CustomStringConvertible {
  public let description: String

  /// Creates the error; its text begins with `place`, the caller's "FILE:LINE".
  public init(at place: String, of spy: String, wanted: Int, got: [String], limit: Duration) {
    let calls = wanted == 1 ? "1 call" : "\(wanted) calls"
    let list = got.isEmpty ? "" : ": \(got.joined(separator: ", "))"
    description = """
      \(place): Waited \(limit / .seconds(1)) seconds for \(calls) of \(spy), got \(got.count)\(list). \
      Does the code make the call? Does the test give each answer?
      """
  }
}
