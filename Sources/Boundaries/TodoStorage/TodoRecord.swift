import Foundation

/// One to-do item in a store.
public nonisolated struct TodoRecord: Equatable, Sendable, CustomStringConvertible {
  /// Identifies the record permanently; two records with the same name and date are still two.
  public var id: UUID
  /// The text of the item.
  public var name: String
  /// The moment it is due: for a day, its first moment in the time zone in which it was added.
  ///
  /// In a time zone further west, that moment belongs to the day before.
  public var dueDate: Date
  /// Whether the user has done it; a done item stays in the store.
  public var isDone: Bool

  /// Creates a record from its parts.
  public init(id: UUID, name: String, dueDate: Date, isDone: Bool = false) {
    self.id = id
    self.name = name
    self.dueDate = dueDate
    self.isDone = isDone
  }

  public var description: String {
    "TodoRecord(\(id), \"\(name)\", due \(shownDueDate)\(isDone ? ", done" : ""))"
  }

  // With the fraction of a second if there is one, so that different dates look different.
  private var shownDueDate: String {
    let fraction = dueDate.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
    return dueDate.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: fraction != 0))
  }
}
