/// What is wrong with a command's arguments, as a clause without a full stop.
public enum ArgumentError: Error, Equatable, CustomStringConvertible {
  /// There is no such command; `nearest` is one that may have been meant.
  case unknownCommand(String, nearest: String?)
  /// There is no such option; `nearest` is one that may have been meant.
  case unknownOption(String, nearest: String?)
  /// The option belongs to another command.
  case wrongCommand(option: String, command: String)
  /// Nothing stands behind the option; `what` says what should.
  case missingValue(option: String, what: String)
  /// The option stands alone, and something was given to it.
  case unwantedValue(option: String)
  /// The option was given before.
  case repeatedOption(String)
  /// The value is none; `reason` says why, `nearest` is one that may have been meant.
  case badValue(String, value: String, reason: String, nearest: String?)
  /// A word is missing behind the command; `what` says which.
  case missingWord(command: String, what: String)
  /// There is a word that has no place.
  case unwantedWord(String)

  public var description: String {
    switch self {
    case .unknownCommand(let name, _): "unknown command \(name)"
    case .unknownOption(let name, _): "unknown option \(name)"
    case .wrongCommand(let option, let command): "\(option) belongs to the command \(command)"
    case .missingValue(let option, let what): "\(option) needs a value: \(what)"
    case .unwantedValue(let option): "\(option) takes no value"
    case .repeatedOption(let option): "\(option) is given twice"
    case .badValue(let name, let value, let reason, _): "\(name) \(value): \(reason)"
    case .missingWord(let command, let what): "\(command) needs \(what)"
    case .unwantedWord(let word):
      "\(word) is one word too many; words that belong together need quotes around them"
    }
  }

  /// A name that may have been meant.
  public var nearest: String? {
    switch self {
    case .unknownCommand(_, let nearest), .unknownOption(_, let nearest),
      .badValue(_, _, _, let nearest):
      nearest
    default: nil
    }
  }
}

/// Arguments that a program does not understand, in one line without a line end.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public let problem: ArgumentError
  /// What to type to learn more, such as `todo add --help`.
  public let help: String

  /// Creates an error.
  public init(problem: ArgumentError, help: String) {
    self.problem = problem
    self.help = help
  }

  public var description: String {
    let next = problem.nearest.map { "did you mean \($0)?" } ?? "see \(help)"
    // What was typed is shown, so it must not command the terminal.
    return "\(problem); \(next)".shownAsData
  }
}
