import Foundation
import TodoDomain

/// Expects requests for items, in order, and returns the stubbed answers.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class ListDataManagerMock: ListDataManagerInterface, CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: ListDataManagerSpy
  /// The expected calls, in order.
  public let expected: [ListDataManagerSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
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
