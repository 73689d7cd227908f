import Foundation

/// A store whose records can be found by their identifier, replaced and deleted.
///
/// - When a call returns, its change is as safe as this store can make it.
/// - Several records can have the same identifier, for instance after two files were joined. Then
///   each call about this identifier throws, and changes nothing.
public nonisolated protocol EditableDataStore: TodoDataStore {
  /// Returns a record with this identifier; nil if there is none.
  ///
  /// - Throws: any error that prevented a complete read.
  func record(withID id: UUID) async throws -> TodoRecord?

  /// Replaces the record `old` with `new`, which has the same identifier.
  ///
  /// - Returns: false if the store has no record that equals `old`, because it was changed or
  ///   deleted meanwhile, or if the identifiers differ. The store is then unchanged.
  /// - Throws: any error that prevented the replacement; the store is then unchanged.
  func replace(_ old: TodoRecord, with new: TodoRecord) async throws -> Bool

  /// Deletes the record with this identifier.
  ///
  /// - Returns: the record as it was when it was deleted, so that an insert can bring it back; nil
  ///   if there is none. Of two calls at the same time, one returns it.
  /// - Throws: any error that prevented the deletion; the store is then unchanged.
  func delete(withID id: UUID) async throws -> TodoRecord?
}
