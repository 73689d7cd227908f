import Foundation

/// One open item, for the presenter.
public nonisolated struct DetailItem: Equatable, Sendable, CustomStringConvertible {
  /// The item's name, as it is saved.
  public var title: String
  /// The moment it is due, unchanged.
  public var dueDate: Date
  /// Whether its day lies before today; the interactor decides it, and the presenter trusts it.
  public var isOverdue: Bool

  /// Creates an item from its parts.
  public init(title: String, dueDate: Date, isOverdue: Bool) {
    self.title = title
    self.dueDate = dueDate
    self.isOverdue = isOverdue
  }

  public var description: String {
    "DetailItem(\"\(title)\", due \(dueDate.ISO8601Format())\(isOverdue ? ", overdue" : ""))"
  }
}
