import Foundation
import TodoStorage

/// Expects requests to the store, in order, and returns the stubbed answers.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class TodoDataStoreMock: TodoDataStore, CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: TodoDataStoreSpy
  /// The expected calls, in order.
  public let expected: [TodoDataStoreSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [TodoDataStoreSpy.Call],
    records: StubbedAnswer<Range<Date>, [TodoRecord], any Error>,
    insert: StubbedAnswer<TodoRecord, Void, any Error> = .success(())
  ) {
    spy = TodoDataStoreSpy(records: records, insert: insert)
    expected = calls
  }

  public func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try await spy.records(dueIn: range)
  }

  public func insert(_ record: TodoRecord) async throws { try await spy.insert(record) }
}
