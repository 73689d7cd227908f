import Foundation

/// An item that can be found again: the entity, its identifier, and whether it is done.
public nonisolated struct StoredItem: Equatable, Sendable, CustomStringConvertible {
  /// Identifies the item permanently; two items with the same name and date are still two.
  public let id: UUID
  /// The entity.
  public var item: TodoItem
  /// Whether the user has done it.
  public var isDone: Bool

  /// Creates a stored item from its parts.
  public init(id: UUID, item: TodoItem, isDone: Bool) {
    self.id = id
    self.item = item
    self.isDone = isDone
  }

  public var description: String {
    "StoredItem(\(id), \(item)\(isDone ? ", done" : ""))"
  }
}
