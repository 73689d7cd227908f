/// How a double answers a request: at once with a result, or when the test says so.
public nonisolated enum Answer<Value: Sendable, Failure: Error>: Sendable {
  /// Every request returns this value.
  case success(Value)
  /// Every request throws this error.
  case failure(Failure)
  /// Every request waits in the double's `HeldAnswers` until the test gives its answer.
  case held
}
