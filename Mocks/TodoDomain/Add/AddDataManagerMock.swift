import TodoDomain

/// Expects requests to save an item, in order, and answers as it was told to.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class AddDataManagerMock: AddDataManagerInterface, CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: AddDataManagerSpy
  /// What must come, in order.
  public let expected: [AddDataManagerSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(
    expecting calls: [AddDataManagerSpy.Call],
    addNewEntry: StubbedAnswer<TodoItem, Void, any Error>
  ) {
    spy = AddDataManagerSpy(addNewEntry: addNewEntry)
    expected = calls
  }

  public func addNewEntry(_ item: TodoItem) async throws { try await spy.addNewEntry(item) }
}
