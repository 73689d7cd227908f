/// How a double answers a request: at once with a result, or when the test says so.
public nonisolated enum Answer<Value: Sendable, Failure: Error>: Sendable {
  /// Every request returns this value.
  case success(Value)
  /// Every request throws this error.
  case failure(Failure)
  /// Every request waits in the double's `HeldAnswers` until the test gives its answer.
  case held

  /// Gives the answer, or waits in `held` until the test does; a double calls it.
  ///
  /// It stays on the caller's actor, so that requests are held in the order in which they came.
  nonisolated(nonsending) public func given(
    orHeldIn held: HeldAnswers<Value, Failure>
  ) async throws(Failure) -> Value {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    case .held: return try await held.next()
    }
  }
}
