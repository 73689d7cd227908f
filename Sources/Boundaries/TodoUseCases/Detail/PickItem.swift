import Foundation

/// An item among which the user picks one.
public nonisolated struct PickItem: Equatable, Sendable, CustomStringConvertible {
  /// Identifies the item permanently.
  public let id: UUID
  /// The item's name, as it is saved.
  public var title: String
  /// The moment it is due, unchanged.
  public var dueDate: Date
  /// Whether it is open, and its day lies before today.
  public var isOverdue: Bool

  /// Creates an item from its parts.
  public init(id: UUID, title: String, dueDate: Date, isOverdue: Bool) {
    self.id = id
    self.title = title
    self.dueDate = dueDate
    self.isOverdue = isOverdue
  }

  public var description: String {
    "PickItem(\"\(title)\", due \(dueDate.ISO8601Format())\(isOverdue ? ", overdue" : ""))"
  }
}
