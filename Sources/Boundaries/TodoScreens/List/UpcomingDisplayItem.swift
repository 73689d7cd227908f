/// One line of the list, ready to be shown.
public nonisolated struct UpcomingDisplayItem: Equatable, Sendable, CustomStringConvertible {
  /// The item's title.
  public var title: String
  /// The full weekday in the user's language, or "" for an item that is due today.
  public var dueDay: String

  /// Creates a line from its texts.
  public init(title: String, dueDay: String) {
    self.title = title
    self.dueDay = dueDay
  }

  public var description: String {
    dueDay.isEmpty ? "\"\(title)\"" : "\"\(title)\" on \"\(dueDay)\""
  }
}
