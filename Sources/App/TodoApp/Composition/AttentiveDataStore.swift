import Foundation
import Synchronization
import TodoStorage

/// A store that remembers whether its last call succeeded.
///
/// The screens show errors to the user; the exit status reports them to the calling process.
nonisolated final class AttentiveDataStore: TodoDataStore {
  private let store: any TodoDataStore
  private let failed = Mutex(false)

  /// Passes each call on to `store`.
  init(_ store: any TodoDataStore) {
    self.store = store
  }

  /// Whether the most recently finished call threw an error; false before the first.
  var lastCallFailed: Bool { failed.withLock(\.self) }

  func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try await remembered { try await store.records(dueIn: range) }
  }

  func insert(_ record: TodoRecord) async throws {
    try await remembered { try await store.insert(record) }
  }

  private func remembered<Value>(
    _ call: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    do {
      let value = try await call()
      failed.withLock { $0 = false }
      return value
    } catch {
      failed.withLock { $0 = true }
      throw error
    }
  }
}
