/// An error in the arguments of a command, as a clause without a full stop.
public enum ArgumentError: Error, Equatable, CustomStringConvertible {
  /// There is no such command; `nearest` is a similar one.
  case unknownCommand(String, nearest: String?)
  /// There is no such option; `nearest` is a similar one.
  case unknownOption(String, nearest: String?)
  /// The option belongs to these other commands.
  case wrongCommand(option: String, commands: [String])
  /// The option has no value; `what` describes the value.
  case missingValue(option: String, what: String)
  /// The option takes no value, but one was given.
  case unwantedValue(option: String)
  /// The option was given before.
  case repeatedOption(String)
  /// The value is invalid; `reason` says why, `nearest` is a similar valid one.
  case badValue(String, value: String, reason: String, nearest: String?)
  /// A word is missing after the command; `what` describes it.
  case missingWord(command: String, what: String)
  /// There is one word too many.
  case unwantedWord(String)

  public var description: String {
    switch self {
    case .unknownCommand(let name, _): "unknown command \(name)"
    case .unknownOption(let name, _): "unknown option \(name)"
    case .wrongCommand(let option, let commands):
      "\(option) belongs to the command\(commands.count == 1 ? "" : "s") "
        + commands.joinedWithAnd
    case .missingValue(let option, let what): "\(option) needs a value: \(what)"
    case .unwantedValue(let option): "\(option) takes no value"
    case .repeatedOption(let option): "\(option) is given twice"
    case .badValue(let name, let value, let reason, _):
      "\(name) \(value.isEmpty ? "\"\"" : value): \(reason)"
    case .missingWord(let command, let what): "\(command) needs \(what)"
    case .unwantedWord(let word):
      "\(word) is one word too many; words that belong together need quotes around them"
    }
  }

  /// The name that the user probably meant.
  public var nearest: String? {
    switch self {
    case .unknownCommand(_, let nearest), .unknownOption(_, let nearest),
      .badValue(_, _, _, let nearest):
      nearest
    default: nil
    }
  }
}

/// An error in the arguments of a program, as one line without a line end.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  public let problem: ArgumentError
  /// The command for more information, such as `todo add --help`.
  public let help: String

  public init(problem: ArgumentError, help: String) {
    self.problem = problem
    self.help = help
  }

  public var description: String {
    let next = problem.nearest.map { "did you mean \($0)?" } ?? "see \(help)"
    // The line contains the user's words; they must not control the terminal.
    return "\(problem); \(next)".shownAsData
  }
}
