import Foundation
import TodoDomain
import TodoStorage

/// Saves each item that the add interactor accepted as a record in a store.
public nonisolated final class AddDataManager: AddDataManagerInterface {
  private let store: any TodoDataStore

  public init(store: any TodoDataStore) {
    self.store = store
  }

  public func addNewEntry(_ item: TodoItem) async throws {
    try await store.insert(TodoRecord(id: UUID(), name: item.name, dueDate: item.dueDate))
  }
}
