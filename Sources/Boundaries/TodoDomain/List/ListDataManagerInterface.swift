import Foundation

/// The data manager of the list interactor.
public nonisolated protocol ListDataManagerInterface: Sendable {
  /// Fetches the items whose due date lies in the half-open `range`.
  ///
  /// - Returns: any number of items, in no particular order; empty if there are none. Some may lie
  ///   outside the range, because a store may find more than it was asked for.
  /// - Throws: any error that prevented a complete read; the answer is never partial.
  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem]
}
