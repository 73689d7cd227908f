import TodoDomain

/// Expects requests to save an item, in order, and answers as it was told to.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class AddDataManagerMock: AddDataManagerInterface {
  /// One request to save.
  public typealias Call = AddDataManagerSpy.Call

  /// Keeps what the mock gets, and holds its answers.
  public let spy: AddDataManagerSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call], addNewEntry: Answer<Void, any Error>) {
    spy = AddDataManagerSpy(addNewEntry: addNewEntry)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  nonisolated(nonsending) public static func expecting<Value>(
    _ calls: [Call],
    addNewEntry: Answer<Void, any Error>,
    _ body: nonisolated(nonsending) (AddDataManagerMock) async throws -> Value
  ) async throws -> Value {
    let mock = AddDataManagerMock(expecting: calls, addNewEntry: addNewEntry)
    let value = try await body(mock)
    try mock.verify()
    return value
  }

  /// How the calls so far differ from the expected ones; nil if they are the same.
  public var mismatch: String? { difference?.description }

  /// Throws a `CallMismatch` if the calls so far are not the expected ones.
  public func verify() throws {
    if let difference { throw difference }
  }

  private var difference: CallMismatch? {
    CallMismatch(in: "AddDataManagerMock", expected: expected, actual: spy.calls)
  }

  public func addNewEntry(_ item: TodoItem) async throws { try await spy.addNewEntry(item) }
}
