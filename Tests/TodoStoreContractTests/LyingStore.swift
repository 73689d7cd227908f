import Foundation
import Synchronization
import TodoMocks
import TodoStorage

@testable import TodoStoreContract

/// One way to break the contract: a hook in place of one answer of an honest fake.
struct Lie: Sendable, CustomStringConvertible {
  /// What the store does, such as `drops duplicates`.
  let description: String
  /// The name of the promise that it breaks.
  let promise: String

  var read: @Sendable (LyingStore, Range<Date>) async throws -> [TodoRecord] = {
    try await $0.honest.records(dueIn: $1)
  }
  /// Changes the records of a read.
  var show: @Sendable ([TodoRecord]) -> [TodoRecord] = { $0 }
  var insert: @Sendable (LyingStore, TodoRecord) async throws -> Void = {
    try await $0.honest.insert($1)
  }
  var find: @Sendable (LyingStore, UUID) async throws -> TodoRecord? = {
    try await $0.honest.record(withID: $1)
  }
  var replace: @Sendable (LyingStore, TodoRecord, TodoRecord) async throws -> Bool = {
    try await $0.honest.replace($1, with: $2)
  }
  var delete: @Sendable (LyingStore, UUID) async throws -> TodoRecord? = {
    try await $0.honest.delete(withID: $1)
  }
  var reopen: @Sendable (LyingStore) -> any TodoDataStore = { $0 }

  /// A lie with this name, which breaks that promise with one hook.
  init<Hook>(_ name: String, _ promise: String, _ path: WritableKeyPath<Lie, Hook>, _ hook: Hook) {
    description = name
    self.promise = promise
    self[keyPath: path] = hook
  }
}

/// An honest fake behind the hooks of a lie.
final class LyingStore: EditableDataStore {
  let lie: Lie
  let honest = FakeDataStore(seed: 1)
  private let insertions = Mutex<[TodoRecord]>([])
  private let deletions = Mutex<Set<UUID>>([])

  init(_ lie: Lie) { self.lie = lie }

  /// All records that were inserted, as they were then.
  var inserted: [TodoRecord] { insertions.withLock(\.self) }

  /// Whether it was told to delete that record.
  func hasDeleted(_ record: TodoRecord) -> Bool { deletions.withLock { $0.contains(record.id) } }

  func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    lie.show(try await lie.read(self, range))
  }

  func insert(_ record: TodoRecord) async throws {
    insertions.withLock { $0.append(record) }
    try await lie.insert(self, record)
  }

  func record(withID id: UUID) async throws -> TodoRecord? { try await lie.find(self, id) }

  func replace(_ old: TodoRecord, with new: TodoRecord) async throws -> Bool {
    try await lie.replace(self, old, new)
  }

  func delete(withID id: UUID) async throws -> TodoRecord? {
    deletions.withLock { _ = $0.insert(id) }
    return try await lie.delete(self, id)
  }
}

extension StoreUnderContract {
  /// A store that tells this lie.
  static func lying(_ lie: Lie) -> StoreUnderContract {
    StoreUnderContract(description: "a store that \(lie)") {
      let store = LyingStore(lie)
      var place = Place(store, around: store.honest)
      place.reopen = { lie.reopen(store) }
      return place
    }
  }
}
