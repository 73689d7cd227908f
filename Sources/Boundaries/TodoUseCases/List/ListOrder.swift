/// The order in which the items of the list come.
///
/// The rules are in Guide.md, "The rules of the list".
public nonisolated enum ListOrder: CaseIterable, Equatable, Sendable, CustomStringConvertible {
  /// By due date, then by name; how the list comes until somebody chooses.
  case dueDate
  /// By name, whatever its case, then by due date.
  case name

  public var description: String {
    switch self {
    case .dueDate: ".dueDate"
    case .name: ".name"
    }
  }
}
