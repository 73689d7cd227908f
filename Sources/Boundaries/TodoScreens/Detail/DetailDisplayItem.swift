import Foundation

/// One item, ready to be shown and to be edited.
public nonisolated struct DetailDisplayItem: Equatable, Sendable, CustomStringConvertible {
  /// The item's name.
  public var title: String
  /// The due date in words, such as "Due Tuesday, May 20, 2014, overdue".
  public var dueText: String
  /// The due date, which an edit offers.
  public var dueDate: Date

  /// Creates an item from its texts and its date.
  public init(title: String, dueText: String, dueDate: Date) {
    self.title = title
    self.dueText = dueText
    self.dueDate = dueDate
  }

  public var description: String {
    "DetailDisplayItem(\"\(title)\", \"\(dueText)\", \(dueDate.ISO8601Format()))"
  }
}
