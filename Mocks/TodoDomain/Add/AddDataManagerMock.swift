import TodoDomain

/// Expects requests to save an item, in order, and returns the stubbed answers.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class AddDataManagerMock: AddDataManagerInterface, CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: AddDataManagerSpy
  /// The expected calls, in order.
  public let expected: [AddDataManagerSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [AddDataManagerSpy.Call],
    addNewEntry: StubbedAnswer<TodoItem, Void, any Error> = .success(())
  ) {
    spy = AddDataManagerSpy(addNewEntry: addNewEntry)
    expected = calls
  }

  public func addNewEntry(_ item: TodoItem) async throws { try await spy.addNewEntry(item) }
}
