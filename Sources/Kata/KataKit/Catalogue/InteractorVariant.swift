/// The correct interactors that are written differently.
public enum InteractorVariant: String, CaseIterable, Sendable {
  case tellsEarlyAnswers

  /// What differs, in one line.
  public var difference: String {
    switch self {
    case .tellsEarlyAnswers: "An older answer that comes before the newer one is told."
    }
  }
}
