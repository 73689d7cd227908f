import Foundation

/// The storage of the records.
///
/// - A record comes back unchanged: its name scalar by scalar, its due date with every fraction of
///   a second.
/// - A store compares no records: a record that is inserted twice is stored twice.
/// - A read during inserts finds each new record completely, or not at all.
public nonisolated protocol TodoDataStore: Sendable {
  /// Fetches the records whose due date lies in the half-open `range`.
  ///
  /// - Returns: any number of records, duplicates included, in no particular order.
  /// - Throws: any error that prevented a complete read; the answer is never partial.
  func records(dueIn range: Range<Date>) async throws -> [TodoRecord]

  /// Stores a record; when the call returns, the record is as safe as this store can make it.
  ///
  /// - Throws: any error that prevented the insert; the store is then unchanged.
  func insert(_ record: TodoRecord) async throws
}
