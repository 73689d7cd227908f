import Foundation

/// Where records live.
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
