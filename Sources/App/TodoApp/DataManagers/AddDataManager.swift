import Foundation
import TodoDomain
import TodoStorage

/// Keeps what the add interactor accepted in a store, each item as a record of its own.
public nonisolated final class AddDataManager: AddDataManagerInterface {
  private let store: any TodoDataStore
  private let makeID: @Sendable () -> UUID

  /// Creates a data manager on that store; `makeID` names each new record.
  public init(
    store: any TodoDataStore,
    makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    self.store = store
    self.makeID = makeID
  }

  public func addNewEntry(_ item: TodoItem) async throws {
    try await store.insert(TodoRecord(id: makeID(), name: item.name, dueDate: item.dueDate))
  }
}
