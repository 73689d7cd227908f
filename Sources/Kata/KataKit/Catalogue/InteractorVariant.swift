/// The correct interactors that are written differently.
public enum InteractorVariant: String, CaseIterable, Sendable {
  case tellsEarlyAnswers
  case cancelsOlderRequests
  case countsDays

  /// What differs, in one line.
  public var difference: String {
    switch self {
    case .tellsEarlyAnswers: "An older answer that comes before the newer one is told."
    case .cancelsOlderRequests: "A newer request cancels the task of the older one."
    case .countsDays: "It walks from today day by day and remembers what each day is."
    }
  }
}
