/// Why a new entry was not accepted.
public nonisolated enum EntryRefusal: CaseIterable, Equatable, Sendable, CustomStringConvertible {
  /// The name is empty after white space is trimmed: spaces, no-break spaces, tabs and line ends.
  case emptyName
  /// The due date lies before the start of today, by the injected clock.
  case dueDateBeforeToday

  public var description: String {
    switch self {
    case .emptyName: ".emptyName"
    case .dueDateBeforeToday: ".dueDateBeforeToday"
    }
  }
}
