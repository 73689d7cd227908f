import Foundation
import TodoDomain

/// Expects requests to the data manager, in order, and returns the stubbed answers.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class DetailDataManagerMock: DetailDataManagerInterface, CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: DetailDataManagerSpy
  /// The expected calls, in order.
  public let expected: [DetailDataManagerSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [DetailDataManagerSpy.Call],
    item: StubbedAnswer<UUID, StoredItem?, any Error>,
    replace: StubbedAnswer<(StoredItem, StoredItem), Bool, any Error>,
    deleteItem: StubbedAnswer<UUID, StoredItem?, any Error>
  ) {
    spy = DetailDataManagerSpy(item: item, replace: replace, deleteItem: deleteItem)
    expected = calls
  }

  public func item(withID id: UUID) async throws -> StoredItem? { try await spy.item(withID: id) }

  public func replace(_ old: StoredItem, with new: StoredItem) async throws -> Bool {
    try await spy.replace(old, with: new)
  }

  public func deleteItem(withID id: UUID) async throws -> StoredItem? {
    try await spy.deleteItem(withID: id)
  }
}
