import Foundation
import Synchronization
import TodoStorage

/// A store that can undo the changes of this run of the app, the newest first.
///
/// An added record is no change. A change that somebody else has changed since is not undone.
package nonisolated final class UndoableDataStore: EditableDataStore {
  /// How an undo ended, with the name of the record.
  enum Undone: Equatable {
    /// The record is as it was before the change.
    case undone(String)
    /// The record was changed, deleted or put back elsewhere since; nothing was changed.
    case changedElsewhere(String)
  }

  private struct Change {
    let old: TodoRecord
    /// Nil for a deletion.
    let new: TodoRecord?
  }

  private let store: any EditableDataStore
  private let changes = Mutex<[Change]>([])

  package init(_ store: any EditableDataStore) {
    self.store = store
  }

  /// Whether a change was made, and not undone since.
  var canUndo: Bool { changes.withLock { !$0.isEmpty } }

  /// Undoes the last change that was not undone yet.
  ///
  /// - Returns: nil if there is none.
  /// - Throws: any error that prevented the undo; the next one tries again.
  func undoLast() async throws -> Undone? {
    // Before the await, because another undo may begin during it.
    guard let change = changes.withLock({ $0.popLast() }) else { return nil }
    let name = change.old.name
    do {
      if let new = change.new {
        return try await store.replace(new, with: change.old)
          ? .undone(name) : .changedElsewhere(name)
      }
      guard try await store.record(withID: change.old.id) == nil else {
        return .changedElsewhere(name)
      }
      try await store.insert(change.old)
      return .undone(name)
    } catch {
      changes.withLock { $0.append(change) }
      throw error
    }
  }

  package func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try await store.records(dueIn: range)
  }

  package func insert(_ record: TodoRecord) async throws {
    try await store.insert(record)
  }

  package func record(withID id: UUID) async throws -> TodoRecord? {
    try await store.record(withID: id)
  }

  package func replace(_ old: TodoRecord, with new: TodoRecord) async throws -> Bool {
    let isReplaced = try await store.replace(old, with: new)
    if isReplaced { changes.withLock { $0.append(Change(old: old, new: new)) } }
    return isReplaced
  }

  package func delete(withID id: UUID) async throws -> TodoRecord? {
    let old = try await store.delete(withID: id)
    if let old { changes.withLock { $0.append(Change(old: old, new: nil)) } }
    return old
  }
}
