import Foundation

/// The Entity: one thing to do, for the business rules.
///
/// Entities stay behind the interactor; a presenter or a view never sees one.
public nonisolated struct TodoItem: Equatable, Sendable, CustomStringConvertible {
  /// The text of the item, as typed; never empty if it came through `AddInteractorInput`.
  public var name: String
  /// The moment the item is due; the calendar day depends on the calendar in use.
  public var dueDate: Date

  /// Creates an item without a check; the add interactor has the rules for new entries.
  public init(name: String, dueDate: Date) {
    self.name = name
    self.dueDate = dueDate
  }

  /// Whether the day of the due date lies before the day of `now`.
  public func isOverdue(at now: Date, in calendar: Calendar) -> Bool {
    dueDate < calendar.startOfDay(for: now)
  }

  public var description: String {
    "TodoItem(\"\(name)\", due \(shownDueDate))"
  }

  // With the fraction of a second if there is one, so that different dates look different.
  private var shownDueDate: String {
    let fraction = dueDate.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
    return dueDate.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: fraction != 0))
  }
}
