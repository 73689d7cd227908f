/// The answer of an `async` member of a double: at once, or when the test gives it.
///
/// ```swift
/// let spy = ListDataManagerSpy(todoItems: .inTurn(.failure(Offline()), .success([pack])))
/// ```
public nonisolated struct StubbedAnswer<Arguments: Sendable, Value: Sendable, Failure: Error>:
  Sendable
{
  nonisolated enum Turn: Sendable {
    case from(@Sendable (Arguments, _ member: String) throws(Failure) -> Value)
    case held(HeldAnswers<Arguments, Value, Failure>.Hold)
  }

  /// Never empty.
  private var turns: [Turn]

  /// Every call returns this value.
  public static func success(_ value: Value) -> StubbedAnswer { .from { _ in value } }

  /// Every call throws this error.
  public static func failure(_ error: Failure) -> StubbedAnswer {
    .from { _ throws(Failure) in throw error }
  }

  /// Every call returns or throws the closure's result for its arguments.
  public static func from(
    _ make: @escaping @Sendable (Arguments) throws(Failure) -> Value
  ) -> StubbedAnswer {
    StubbedAnswer(turns: [.from { arguments, _ throws(Failure) in try make(arguments) }])
  }

  /// The first call gets the first answer, the next call the next one; the last answer stays.
  public static func inTurn(
    _ first: StubbedAnswer,
    _ later: StubbedAnswer...
  ) -> StubbedAnswer {
    StubbedAnswer(turns: first.turns + later.flatMap(\.turns))
  }

  /// Every call waits in the double's `HeldAnswers` until the test answers it, even if cancelled.
  ///
  /// A call without an answer after `limit` (in real time) ends with an error. A call that cannot
  /// throw returns, if it returns nothing; otherwise it continues to wait.
  public static func held(
    limit: Duration = .seconds(10),
    fileID: String = #fileID,
    line: Int = #line
  ) -> StubbedAnswer {
    let place = "\(fileID):\(line)"
    return StubbedAnswer(turns: [.held(.init(place: place, limit: limit, cancelled: nil))])
  }

  /// Every call throws `UnansweredCall`: the test expects none.
  ///
  /// A call of a member that cannot throw stops the run with the same sentence.
  public static func unanswered(fileID: String = #fileID, line: Int = #line) -> StubbedAnswer {
    let place = "\(fileID):\(line)"
    return StubbedAnswer(turns: [
      .from { arguments, member throws(Failure) in
        throw UnansweredCall(of: member, arguments: arguments, at: place).thrown()
      }
    ])
  }

  mutating func take() -> Turn {
    turns.count > 1 ? turns.removeFirst() : turns[0]
  }
}

nonisolated extension StubbedAnswer where Failure == any Error {
  /// As `held`, but a cancelled call throws `CancellationError`, as most real ones do.
  public static func heldUntilCancelled(
    limit: Duration = .seconds(10),
    fileID: String = #fileID,
    line: Int = #line
  ) -> StubbedAnswer {
    let place = "\(fileID):\(line)"
    let cancelled: Swift.Result<Value, Failure> = .failure(CancellationError())
    return StubbedAnswer(turns: [.held(.init(place: place, limit: limit, cancelled: cancelled))])
  }
}

nonisolated extension StubbedAnswer where Value == Void, Failure == Never {
  /// As `held`, but a cancelled call returns.
  public static func heldUntilCancelled(
    limit: Duration = .seconds(10),
    fileID: String = #fileID,
    line: Int = #line
  ) -> StubbedAnswer {
    let place = "\(fileID):\(line)"
    return StubbedAnswer(turns: [.held(.init(place: place, limit: limit, cancelled: .success(())))])
  }
}
