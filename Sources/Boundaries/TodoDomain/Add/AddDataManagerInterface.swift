/// What the add interactor asks of its data manager.
public nonisolated protocol AddDataManagerInterface: Sendable {
  /// Keeps a new item; when the call returns, the item is safe.
  ///
  /// - Throws: whatever kept the item from being saved; it is then not kept at all.
  func addNewEntry(_ item: TodoItem) async throws
}
