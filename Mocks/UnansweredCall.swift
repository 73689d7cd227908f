/// A call reached a member without an answer.
public nonisolated struct UnansweredCall: Error, Equatable, CustomStringConvertible {
  public let description: String

  /// Names the member and its arguments; `place` is where the test left the answer out, as "FILE:LINE".
  public init(of member: String, arguments: Any, at place: String) {
    let values = arguments is Void ? "" : " with \(code: arguments)"
    description = """
      \(place): \(member) was called\(values), and has no answer. Give it one here, or find out why it \
      is called.
      """
  }
}
