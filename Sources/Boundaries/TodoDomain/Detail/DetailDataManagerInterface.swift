import Foundation

/// The data manager of the detail interactor.
public nonisolated protocol DetailDataManagerInterface: Sendable {
  /// Returns the item with this identifier, open or done; nil if there is none.
  ///
  /// - Throws: any error that prevented a complete read.
  func item(withID id: UUID) async throws -> StoredItem?
  /// Replaces the item `old` with `new`; when the call returns, the change is safe.
  ///
  /// - Returns: false if `old` was changed or deleted meanwhile; nothing is changed then.
  /// - Throws: any error that prevented the change; nothing is changed then.
  func replace(_ old: StoredItem, with new: StoredItem) async throws -> Bool
  /// Deletes the item with this identifier; when the call returns, the deletion is safe.
  ///
  /// - Returns: the item as it was when it was deleted; nil if there is none.
  /// - Throws: any error that prevented the deletion; nothing is deleted then.
  func deleteItem(withID id: UUID) async throws -> StoredItem?
}
