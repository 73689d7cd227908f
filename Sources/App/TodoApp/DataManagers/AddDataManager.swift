import Foundation
import TodoDomain
import TodoStorage

/// Saves each item that the add interactor accepted as a record in a store.
public nonisolated final class AddDataManager: AddDataManagerInterface {
  private let store: any TodoDataStore
  private let makeID: @Sendable () -> UUID

  /// Creates a data manager on that store; `makeID` gives each new record its identifier.
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
