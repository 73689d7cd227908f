/// One open item, ready to be shown in a row.
public nonisolated struct PickDisplayItem: Equatable, Sendable, CustomStringConvertible {
  /// The item's name.
  public var title: String
  /// The due date in words, such as "Tue, May 20, 2014, overdue".
  public var dueText: String

  /// Creates an item from its texts.
  public init(title: String, dueText: String) {
    self.title = title
    self.dueText = dueText
  }

  public var description: String { "PickDisplayItem(\"\(title)\", \"\(dueText)\")" }
}
