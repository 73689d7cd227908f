/// The data manager of the pick interactor.
public nonisolated protocol PickDataManagerInterface: Sendable {
  /// Returns all items, open and done, in no particular order.
  ///
  /// - Throws: any error that prevented a complete read.
  func items() async throws -> [StoredItem]
  /// Replaces the item `old` with `new`; when the call returns, the change is safe.
  ///
  /// - Returns: false if `old` was changed or deleted meanwhile; nothing is changed then.
  /// - Throws: any error that prevented the change; nothing is changed then.
  func replace(_ old: StoredItem, with new: StoredItem) async throws -> Bool
}
