/// The order of the items in the list.
///
/// The rules are in Guide.md, "Stage 5: the change".
public nonisolated enum ListOrder: CaseIterable, Equatable, Sendable, CustomStringConvertible {
  /// By due date, then by name; the order until the user chooses one.
  case dueDate
  /// By name, ignoring its case, then by due date.
  case name

  public var description: String {
    switch self {
    case .dueDate: ".dueDate"
    case .name: ".name"
    }
  }
}
