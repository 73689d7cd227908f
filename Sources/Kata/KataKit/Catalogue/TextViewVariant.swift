/// The correct text views that are written differently.
public enum TextViewVariant: String, CaseIterable, Sendable {
  case writesCharacters
  case writesLines
  case forgivesBlanks

  /// What differs, in one line.
  public var difference: String {
    switch self {
    case .writesCharacters: "Every character is a write of its own."
    case .writesLines: "Lines are written one by one; titles are cut from their end."
    case .forgivesBlanks: "Blanks around a typed line do not count."
    }
  }
}
