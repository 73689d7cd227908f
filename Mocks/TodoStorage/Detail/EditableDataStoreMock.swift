import Foundation
import TodoStorage

/// Expects requests to the store, in order, and returns the stubbed answers.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class EditableDataStoreMock: EditableDataStore, CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: EditableDataStoreSpy
  /// The expected calls, in order.
  public let expected: [EditableDataStoreSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [EditableDataStoreSpy.Call],
    records: StubbedAnswer<Range<Date>, [TodoRecord], any Error>,
    insert: StubbedAnswer<TodoRecord, Void, any Error> = .success(()),
    record: StubbedAnswer<UUID, TodoRecord?, any Error>,
    replace: StubbedAnswer<(TodoRecord, TodoRecord), Bool, any Error>,
    delete: StubbedAnswer<UUID, TodoRecord?, any Error>
  ) {
    spy = EditableDataStoreSpy(
      records: records,
      insert: insert,
      record: record,
      replace: replace,
      delete: delete
    )
    expected = calls
  }

  public func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try await spy.records(dueIn: range)
  }

  public func insert(_ record: TodoRecord) async throws { try await spy.insert(record) }

  public func record(withID id: UUID) async throws -> TodoRecord? {
    try await spy.record(withID: id)
  }

  public func replace(_ old: TodoRecord, with new: TodoRecord) async throws -> Bool {
    try await spy.replace(old, with: new)
  }

  public func delete(withID id: UUID) async throws -> TodoRecord? {
    try await spy.delete(withID: id)
  }
}
