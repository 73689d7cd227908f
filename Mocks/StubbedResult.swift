/// The result of a synchronous member of a double: a value or an error.
///
/// ```swift
/// let spy = TextOutputSpy(columns: .inTurn(.success(80), .success(40)), width: .from(\.count))
/// ```
public nonisolated struct StubbedResult<Arguments, Value, Failure: Error> {
  nonisolated enum Turn {
    case success(Value)
    case failure(Failure)
    case from(@Sendable (Arguments, _ member: String) throws(Failure) -> Value)
  }

  /// Never empty.
  private var turns: [Turn]

  /// Every call returns this value.
  public static func success(_ value: Value) -> StubbedResult {
    StubbedResult(turns: [.success(value)])
  }

  /// Every call throws this error.
  public static func failure(_ error: Failure) -> StubbedResult {
    StubbedResult(turns: [.failure(error)])
  }

  /// Every call returns or throws the closure's result for its arguments.
  public static func from(
    _ make: @escaping @Sendable (Arguments) throws(Failure) -> Value
  ) -> StubbedResult {
    StubbedResult(turns: [.from { arguments, _ throws(Failure) in try make(arguments) }])
  }

  /// The first call gets the first result, the next call the next one; the last result stays.
  public static func inTurn(
    _ first: StubbedResult,
    _ later: StubbedResult...
  ) -> StubbedResult {
    StubbedResult(turns: first.turns + later.flatMap(\.turns))
  }

  /// Every call throws `UnansweredCall`: the test expects none.
  ///
  /// A call of a member that cannot throw stops the run with the same sentence.
  public static func unanswered(fileID: String = #fileID, line: Int = #line) -> StubbedResult {
    let place = "\(fileID):\(line)"
    return StubbedResult(turns: [
      .from { arguments, member throws(Failure) in
        throw UnansweredCall(of: member, arguments: arguments, at: place).thrown()
      }
    ])
  }

  /// Returns the next result; the double calls this once per call.
  public mutating func take() -> StubbedResult {
    let next = StubbedResult(turns: [turns[0]])
    if turns.count > 1 { turns.removeFirst() }
    return next
  }

  /// Returns the value, or throws the error, for these arguments.
  public func value(
    for arguments: Arguments,
    of member: String = #function
  ) throws(Failure) -> Value {
    switch turns[0] {
    case .success(let value): return value
    case .failure(let error): throw error
    case .from(let make): return try make(arguments, member)
    }
  }
}

nonisolated extension StubbedResult.Turn: Sendable where Value: Sendable {}
nonisolated extension StubbedResult: Sendable where Value: Sendable {}
