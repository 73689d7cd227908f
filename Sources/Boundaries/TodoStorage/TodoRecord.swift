import Foundation

/// One to-do item as a store keeps it.
public nonisolated struct TodoRecord: Equatable, Sendable, CustomStringConvertible {
  /// Names the record for ever; two records with the same name and date are still two.
  public var id: UUID
  /// What is to be done.
  public var name: String
  /// The moment it is due.
  public var dueDate: Date

  /// Creates a record from its parts.
  public init(id: UUID, name: String, dueDate: Date) {
    self.id = id
    self.name = name
    self.dueDate = dueDate
  }

  public var description: String {
    "TodoRecord(\(id), \"\(name)\", due \(shownDueDate))"
  }

  // With its fraction of a second where it has one: dates that differ are to look different.
  private var shownDueDate: String {
    let fraction = dueDate.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
    return dueDate.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: fraction != 0))
  }
}
