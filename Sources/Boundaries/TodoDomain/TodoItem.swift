import Foundation

/// The Entity: one thing to do, as the business rules know it.
///
/// Entities stay behind the Interactor; a presenter or a view never sees one.
public nonisolated struct TodoItem: Equatable, Sendable, CustomStringConvertible {
  /// What is to be done, as it was typed; never empty when it came through `AddInteractorInput`.
  public var name: String
  /// The moment the item is due; which calendar day that is depends on the calendar that asks.
  public var dueDate: Date

  /// Creates an item as it is; the rules for new entries are the add interactor's.
  public init(name: String, dueDate: Date) {
    self.name = name
    self.dueDate = dueDate
  }

  public var description: String {
    "TodoItem(\"\(name)\", due \(shownDueDate))"
  }

  // With its fraction of a second where it has one: dates that differ are to look different.
  private var shownDueDate: String {
    let fraction = dueDate.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
    return dueDate.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: fraction != 0))
  }
}
