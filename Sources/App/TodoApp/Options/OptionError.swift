/// What is wrong with the arguments of the command, in one line without a line end.
public nonisolated enum OptionError: Error, Equatable, CustomStringConvertible {
  /// There is no such option; `nearest` is one that may have been meant.
  case unknownOption(String, nearest: String?)
  /// There is no such command; `nearest` is one that may have been meant.
  case unknownCommand(String, nearest: String?)
  /// The option stands alone; `what` says what should follow.
  case missingValue(option: String, what: String)
  /// The option stands alone, and something was given to it.
  case unwantedValue(option: String)
  /// The option's value is none; `reason` says why.
  case badValue(option: String, value: String, reason: String, nearest: String?)
  /// The option means something to another command only.
  case wrongCommand(option: String, command: String)
  /// There is nothing to add.
  case missingName
  /// There is more than one thing to add.
  case tooManyNames(String)

  public var description: String {
    // What was typed is shown, so it must not command the terminal.
    text.shownAsData
  }

  private var text: String {
    switch self {
    case .unknownOption(let option, let nearest):
      "unknown option \(option)\(Self.suggestion(nearest))"
    case .unknownCommand(let command, let nearest):
      "unknown command \(command)\(Self.suggestion(nearest))"
    case .missingValue(let option, let what): "\(option) needs a value: \(what)"
    case .unwantedValue(let option): "\(option) takes no value"
    case .badValue(let option, let value, let reason, let nearest):
      "\(option) \(value): \(reason)\(Self.suggestion(nearest))"
    case .wrongCommand(let option, let command): "\(option) belongs to the command \(command)"
    case .missingName: "add needs a name"
    case .tooManyNames(let name):
      "add takes one name, so put quotes around it; \(name) is one too many"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \($0)?" } ?? "; see todo --help"
  }
}
