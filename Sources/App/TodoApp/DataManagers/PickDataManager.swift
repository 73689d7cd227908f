import Foundation
import TodoDomain
import TodoStorage

/// Reads the records of open items for the pick interactor.
package nonisolated final class PickDataManager: PickDataManagerInterface {
  private let store: any TodoDataStore

  package init(store: any TodoDataStore) {
    self.store = store
  }

  package func openItems() async throws -> [StoredItem] {
    let always = Date(timeIntervalSince1970: -1e12)..<Date(timeIntervalSince1970: 1e12)
    return try await store.records(dueIn: always).filter { !$0.isDone }.map(StoredItem.init)
  }
}
