import Foundation
import TodoDomain

/// Expects requests for items, in order, and answers as it was told to.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class ListDataManagerMock: ListDataManagerInterface, CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: ListDataManagerSpy
  /// What must come, in order.
  public let expected: [ListDataManagerSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
  public init(
    expecting calls: [ListDataManagerSpy.Call],
    todoItems: StubbedAnswer<Range<Date>, [TodoItem], any Error>
  ) {
    spy = ListDataManagerSpy(todoItems: todoItems)
    expected = calls
  }

  public func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    try await spy.todoItems(dueIn: range)
  }
}
