import Foundation
import TodoDomain
import TodoStorage

/// Saves each item that the add interactor accepted as a record in a store.
package nonisolated final class AddDataManager: AddDataManagerInterface {
  private let store: any TodoDataStore

  package init(store: any TodoDataStore) {
    self.store = store
  }

  package func addNewEntry(_ item: TodoItem) async throws {
    try await store.insert(TodoRecord(id: UUID(), name: item.name, dueDate: item.dueDate))
  }
}
