/// The data manager of the pick interactor.
public nonisolated protocol PickDataManagerInterface: Sendable {
  /// Returns all open items, in no particular order.
  ///
  /// - Throws: any error that prevented a complete read.
  func openItems() async throws -> [StoredItem]
}
