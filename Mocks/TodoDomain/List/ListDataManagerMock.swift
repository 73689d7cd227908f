import Foundation
import TodoDomain

/// Expects requests for items, in order, and answers as it was told to.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class ListDataManagerMock: ListDataManagerInterface {
  /// One request for items.
  public typealias Call = ListDataManagerSpy.Call

  /// Keeps what the mock gets, and holds its answers.
  public let spy: ListDataManagerSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(expecting calls: [Call], todoItems: Answer<[TodoItem], any Error>) {
    spy = ListDataManagerSpy(todoItems: todoItems)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  nonisolated(nonsending) public static func expecting<Value>(
    _ calls: [Call],
    todoItems: Answer<[TodoItem], any Error>,
    _ body: nonisolated(nonsending) (ListDataManagerMock) async throws -> Value
  ) async throws -> Value {
    let mock = ListDataManagerMock(expecting: calls, todoItems: todoItems)
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
    CallMismatch(in: "ListDataManagerMock", expected: expected, actual: spy.calls)
  }

  public func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    try await spy.todoItems(dueIn: range)
  }
}
