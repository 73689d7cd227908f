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

  /// The error as the type that the member throws.
  ///
  /// A member that cannot throw it has no value to return, so the run stops with the sentence.
  func thrown<Failure: Error>(as type: Failure.Type = Failure.self) -> Failure {
    guard let error = self as? Failure else { fatalError(description) }
    return error
  }
}

/// The spy of the current task, for a static member that has to answer.
///
/// Without a spy there is no value to return, so the run stops with a sentence.
public nonisolated func requiredSpy<Spy>(
  _ spy: Spy?,
  named name: String = "current",
  of member: String = #function
) -> Spy {
  guard let spy else {
    fatalError(
      "\(member) was called without a spy. Call it in \(Spy.self).$\(name).withValue(spy)."
    )
  }
  return spy
}

/// The answer of a generic member as the type that its caller asked for.
///
/// - Throws: `WrongAnswer` if the test gave a value of another type.
public nonisolated func typedAnswer<Value>(
  _ answer: Any,
  of member: String = #function
) throws -> Value {
  guard let value = answer as? Value else {
    throw WrongAnswer(answer, of: member, insteadOf: Value.self)
  }
  return value
}

/// The same for a member that cannot throw, or only another type of error.
///
/// After an answer of another type there is no value to return, so the run stops with the sentence.
public nonisolated func requiredAnswer<Value>(
  _ answer: Any,
  of member: String = #function
) -> Value {
  guard let value = answer as? Value else {
    fatalError(WrongAnswer(answer, of: member, insteadOf: Value.self).description)
  }
  return value
}

/// The answer of a generic member has another type than its caller asked for.
public nonisolated struct WrongAnswer: Error, Equatable, CustomStringConvertible {
  public let description: String

  fileprivate init(_ answer: Any, of member: String, insteadOf type: Any.Type) {
    description = "\(member) should answer \(type), and got \(code: answer)."
  }
}
