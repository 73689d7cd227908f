import Foundation
import TodoDomain
import TodoStorage

/// Finds and changes records for the detail and the pick interactor, and turns them into items.
package nonisolated final class DetailDataManager: DetailDataManagerInterface,
  PickDataManagerInterface
{
  private let store: any EditableDataStore

  package init(store: any EditableDataStore) {
    self.store = store
  }

  package func items() async throws -> [StoredItem] {
    let end = Date(timeIntervalSinceReferenceDate: .infinity)
    return try await store.records(dueIn: Date(timeIntervalSinceReferenceDate: -.infinity)..<end)
      .map(StoredItem.init)
  }

  package func item(withID id: UUID) async throws -> StoredItem? {
    try await store.record(withID: id).map(StoredItem.init)
  }

  package func replace(_ old: StoredItem, with new: StoredItem) async throws -> Bool {
    try await store.replace(old.record, with: new.record)
  }

  package func deleteItem(withID id: UUID) async throws -> StoredItem? {
    try await store.delete(withID: id).map(StoredItem.init)
  }
}

nonisolated extension StoredItem {
  init(_ record: TodoRecord) {
    self.init(
      id: record.id,
      item: TodoItem(name: record.name, dueDate: record.dueDate),
      isDone: record.isDone
    )
  }

  fileprivate var record: TodoRecord {
    TodoRecord(id: id, name: item.name, dueDate: item.dueDate, isDone: isDone)
  }
}
