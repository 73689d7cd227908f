import Foundation

/// What the list interactor asks of its data manager.
public nonisolated protocol ListDataManagerInterface: Sendable {
  /// Fetches the items whose due date lies in the half-open `range`.
  ///
  /// - Returns: any number of items, in no particular order; empty if there are none.
  /// - Throws: whatever kept the items from being read completely; never a partial answer.
  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem]
}
