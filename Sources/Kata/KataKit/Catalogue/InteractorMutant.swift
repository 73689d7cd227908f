/// The faulty interactors, one misconception each.
public enum InteractorMutant: String, CaseIterable, Sendable {
  case sundayWeeks
  case weekNumbersOnly
  case clockReadPerItem

  /// The misconception in one line.
  public var story: String {
    switch self {
    case .sundayWeeks: "Every week starts on Sunday, whatever the calendar says."
    case .weekNumbersOnly: "Weeks are compared by their number; the year does not matter."
    case .clockReadPerItem: "The clock is read again for every item."
    }
  }

  /// The name of the step that kills it.
  public var step: String {
    switch self {
    case .sundayWeeks: "monday-first"
    case .weekNumbersOnly: "year-end"
    case .clockReadPerItem: "one-reading"
    }
  }
}
