import Foundation

/// An item that is due from today to the end of next week, for the presenter.
public nonisolated struct UpcomingItem: Equatable, Sendable, CustomStringConvertible {
  /// The item's name, as typed.
  public var title: String
  /// The moment it is due, unchanged.
  public var dueDate: Date
  /// The relation to today; the interactor decides it, and the presenter trusts it.
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

  // With the fraction of a second if there is one, so that different dates look different.
  private var shownDueDate: String {
    let fraction = dueDate.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
    return dueDate.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: fraction != 0))
  }
}
