import Foundation

/// The pick use case, as the presenter calls it.
///
/// Each await ends when the one result has been reported.
@MainActor
public protocol PickInteractorInput {
  /// Finds open items, by due date and then by name, or done ones, the newest due date first.
  ///
  /// With a name, these are the items with this name or, if there are none, those that have it as a
  /// part. Without one, they are all open items, also overdue and far ones, or the first 20 done ones.
  func findItems(_ state: ItemState, named name: String?) async
  /// Opens a done item again, as it was reported last.
  func reopenItem(withID id: UUID) async
}

/// Whether the user still has to do an item.
public nonisolated enum ItemState: Equatable, Sendable, CustomStringConvertible {
  case open, done

  public var description: String { self == .open ? ".open" : ".done" }
}
