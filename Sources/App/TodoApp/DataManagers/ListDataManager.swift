import Foundation
import TodoDomain
import TodoStorage

/// Reads the records of open items for the list interactor, and turns them into entities.
package nonisolated final class ListDataManager: ListDataManagerInterface {
  private let store: any TodoDataStore

  package init(store: any TodoDataStore) {
    self.store = store
  }

  package func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    try await store.records(dueIn: range)
      .filter { !$0.isDone }
      .map { TodoItem(name: $0.name, dueDate: $0.dueDate) }
  }
}
