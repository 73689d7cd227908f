import Foundation
import Synchronization
import TodoStorage

/// A store that remembers whether its last call succeeded.
///
/// The screens show errors to the user; the exit status reports them to the calling process.
nonisolated final class AttentiveDataStore: EditableDataStore {
  private let store: any EditableDataStore
  private let failed = Mutex(false)

  /// Passes each call on to `store`.
  init(_ store: any EditableDataStore) {
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

  func record(withID id: UUID) async throws -> TodoRecord? {
    try await remembered { try await store.record(withID: id) }
  }

  func replace(_ old: TodoRecord, with new: TodoRecord) async throws -> Bool {
    try await remembered { try await store.replace(old, with: new) }
  }

  func delete(withID id: UUID) async throws -> TodoRecord? {
    try await remembered { try await store.delete(withID: id) }
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
