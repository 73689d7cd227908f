import KataKit

/// Words that `kata` does not understand.
enum WordError: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String)
  case unknownOption(String, of: CommandName)
  case unknownStage(String)
  case unknownStep(String)
  case missingValue(String, example: String)
  case badValue(String, String, example: String)
  case tooFewWords(CommandName)
  case tooManyWords(String, CommandName)

  var description: String {
    switch self {
    case .unknownCommand(let word):
      "there is no command \"\(word)\""
        + nearest(to: word, in: CommandName.allCases.map(\.rawValue)) + " See kata help."
    case .unknownOption(let word, let command):
      "\(name(of: command)) has no option \"\(word)\""
        + nearest(to: word, in: command.options.map(\.name))
        + " See kata help\(command == .show ? "" : " \(command.rawValue)")."
    case .unknownStage(let word):
      "there is no stage \"\(word)\"; the stages are 1 interactor, 2 presenter, 3 textview."
    case .unknownStep(let word):
      "there is no step \"\(word)\"; write for example 1.4, and see kata list."
    case .missingValue(let option, let example):
      "\(option) needs a value, such as \(option) \(example)."
    case .badValue(let option, let value, let example):
      "\(option) cannot be \"\(value)\"; write for example \(option) \(example)."
    case .tooFewWords(let command):
      "something is missing; it is written: kata \(command.usage)"
    case .tooManyWords(let word, let command):
      "\"\(word)\" is one word too many; it is written: kata \(command.usage)"
    }
  }

  private func name(of command: CommandName) -> String {
    command == .show ? "kata" : command.rawValue
  }

  private func nearest(to word: String, in known: [String]) -> String {
    NearestName(to: word, among: known).name.map { "; did you mean \($0)?" } ?? "."
  }
}
