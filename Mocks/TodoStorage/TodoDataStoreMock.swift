import Foundation
import TodoStorage

/// Expects requests to the store, in order, and answers as it was told to.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class TodoDataStoreMock: TodoDataStore {
  /// One request.
  public typealias Call = TodoDataStoreSpy.Call

  /// Keeps what the mock gets, and holds its answers.
  public let spy: TodoDataStoreSpy
  private let expected: [Call]

  /// Creates a mock for a long test, which must call `verify()` or look at `mismatch`.
  public init(
    expecting calls: [Call],
    records: Answer<[TodoRecord], any Error>,
    insert: Answer<Void, any Error>
  ) {
    spy = TodoDataStoreSpy(records: records, insert: insert)
    expected = calls
  }

  /// Runs `body` with a mock, and throws `CallMismatch` if it then got other calls.
  nonisolated(nonsending) public static func expecting<Value>(
    _ calls: [Call],
    records: Answer<[TodoRecord], any Error>,
    insert: Answer<Void, any Error>,
    _ body: nonisolated(nonsending) (TodoDataStoreMock) async throws -> Value
  ) async throws -> Value {
    let mock = TodoDataStoreMock(expecting: calls, records: records, insert: insert)
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
    CallMismatch(in: "TodoDataStoreMock", expected: expected, actual: spy.calls)
  }

  public func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try await spy.records(dueIn: range)
  }

  public func insert(_ record: TodoRecord) async throws { try await spy.insert(record) }
}
