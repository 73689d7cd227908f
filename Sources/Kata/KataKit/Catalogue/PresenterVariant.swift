/// The correct presenters that are written differently.
public enum PresenterVariant: String, CaseIterable, Sendable {
  case groupsByDictionary
  case fillsBuckets
  case formatsWhenMade

  /// What differs, in one line.
  public var difference: String {
    switch self {
    case .groupsByDictionary: "Items are grouped in a dictionary, weekdays come from a formatter."
    case .fillsBuckets:
      "One pass puts each item into its section; empty ones are removed at the end."
    case .formatsWhenMade:
      "The names of the weekdays are made once; a save asks without updateView()."
    }
  }
}
