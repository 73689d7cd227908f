/// Whether text may have colours and other looks, which only a terminal can show.
public enum TextStyle: Sendable {
  /// Text without looks.
  case plain
  /// Text with escape sequences around its styled parts.
  case terminal

  /// The look of a part of a text; the numbers are those of ECMA-48.
  public enum Look: Int, Sendable {
    case bold = 1
    case dimmed = 2
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case cyan = 36
  }

  /// Escape sequences for a terminal only, and never with `NO_COLOR` or `TERM=dumb`.
  public init(isTerminal: Bool, environment: [String: String]) {
    let isUnwanted =
      environment["NO_COLOR", default: ""] != "" || environment["TERM"] == "dumb"
    self = isTerminal && !isUnwanted ? .terminal : .plain
  }

  /// The text with that look; the text after it is plain.
  public func styled(_ text: String, _ look: Look) -> String {
    switch self {
    case .plain: text
    case .terminal: "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m"
    }
  }

  /// The text with that look, and underlined, so that blanks are visible as well.
  public func marked(_ text: String, _ look: Look) -> String {
    switch self {
    case .plain: text
    case .terminal: "\u{1B}[4;\(look.rawValue)m\(text)\u{1B}[0m"
    }
  }
}
