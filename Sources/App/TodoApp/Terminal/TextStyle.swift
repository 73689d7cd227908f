/// Whether text may have colour and the like, which only a terminal understands.
public nonisolated enum TextStyle: Sendable {
  /// Letters only.
  case plain
  /// Letters, and escape sequences around them.
  case terminal

  /// Escape sequences for a terminal only, and never with `NO_COLOR` or `TERM=dumb`.
  public init(isTerminal: Bool, environment: [String: String]) {
    let isUnwanted =
      environment["NO_COLOR", default: ""] != "" || environment["TERM"] == "dumb"
    self = isTerminal && !isUnwanted ? .terminal : .plain
  }

  /// The text in a lighter colour; what comes after it is not.
  public func dimmed(_ text: String) -> String {
    switch self {
    case .plain: text
    case .terminal: "\u{1B}[2m\(text)\u{1B}[0m"
    }
  }
}
