import Foundation

/// Where records live.
///
/// A record comes back as it was inserted: its name scalar by scalar, its due date with every fraction
/// of a second. A store looks at no record's parts: what is inserted twice is there twice. A read beside
/// inserts finds each record whole, or not yet.
public nonisolated protocol TodoDataStore: Sendable {
  /// Fetches the records whose due date lies in the half-open `range`.
  ///
  /// - Returns: any number of records, duplicates included, in no particular order.
  /// - Throws: whatever kept the records from being read completely; never a partial answer.
  func records(dueIn range: Range<Date>) async throws -> [TodoRecord]

  /// Keeps a record; when the call returns, the record is as safe as the store makes it.
  ///
  /// - Throws: whatever kept the record from being stored; the store is then as it was.
  func insert(_ record: TodoRecord) async throws
}
