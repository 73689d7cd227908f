/// The data manager of the add interactor.
public nonisolated protocol AddDataManagerInterface: Sendable {
  /// Saves a new item; when the call returns, the item is safe.
  ///
  /// - Throws: any error that prevented the save; nothing is saved then.
  func addNewEntry(_ item: TodoItem) async throws
}
