import Foundation

/// An item that is due from today to the end of next week, as the presenter is told of it.
public nonisolated struct UpcomingItem: Equatable, Sendable, CustomStringConvertible {
  /// The item's name, as it was typed.
  public var title: String
  /// The moment it is due, unchanged.
  public var dueDate: Date
  /// Where the due date lies; decided by the interactor and trusted from there on.
  public var dateRelation: NearTermDateRelation

  /// Creates an upcoming item from its parts.
  public init(title: String, dueDate: Date, dateRelation: NearTermDateRelation) {
    self.title = title
    self.dueDate = dueDate
    self.dateRelation = dateRelation
  }

  public var description: String {
    "\(dateRelation) \"\(title)\" \(shownDueDate)"
  }

  // With its fraction of a second where it has one: dates that differ are to look different.
  private var shownDueDate: String {
    let fraction = dueDate.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
    return dueDate.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: fraction != 0))
  }
}
