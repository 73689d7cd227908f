/// The relation of a due date to today, for dates from today to the end of next week.
///
/// The rules are in Guide.md, "Stage 1: the Interactor".
public nonisolated enum NearTermDateRelation: CaseIterable, Equatable, Sendable,
  CustomStringConvertible
{
  /// The same calendar day.
  case today
  /// The next calendar day, if it lies in the same week.
  case tomorrow
  /// The same week, after tomorrow.
  case laterThisWeek
  /// The week after this one, even if tomorrow is its first day.
  case nextWeek

  public var description: String {
    switch self {
    case .today: ".today"
    case .tomorrow: ".tomorrow"
    case .laterThisWeek: ".laterThisWeek"
    case .nextWeek: ".nextWeek"
    }
  }
}
