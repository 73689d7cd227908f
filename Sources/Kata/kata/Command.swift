import Foundation
import KataKit

/// What the words behind `kata` ask for.
enum Command: Equatable {
  case show
  case check(upTo: Step.Level, seed: UInt64?)
  case grade(Stage?)
  case verify
  case verifyHistory
  case help

  /// Reads the words.
  ///
  /// - Throws: `CommandError` for a word that is not known here.
  init(_ words: [String]) throws(CommandError) {
    var options = words.dropFirst()
    switch words.first {
    case nil: self = .show
    case "-h", "--help", "help": self = .help
    case "check":
      var level = Step.Level.deep
      var seed: UInt64?
      while let option = options.popFirst() {
        switch option {
        case "--core": level = .core
        case "--seed":
          guard let value = options.popFirst() else { throw .missingValue(option, "42") }
          guard let number = UInt64(value) else { throw .badValue(option, value, "42") }
          seed = number
        default: throw .unknownOption(option, of: "check", known: ["--core", "--seed"])
        }
      }
      self = .check(upTo: level, seed: seed)
    case "grade": self = .grade(try options.popFirst().map(Self.stage))
    case "verify":
      switch options.popFirst() {
      case nil: self = .verify
      case "--history": self = .verifyHistory
      case .some(let option):
        throw .unknownOption(option, of: "verify", known: ["--history"])
      }
    case .some(let word): throw .unknownCommand(word, known: ["check", "grade", "verify", "help"])
    }
    if let rest = options.first { throw .unknownOption(rest, of: words.first ?? "", known: []) }
  }

  private static func stage(_ word: String) throws(CommandError) -> Stage {
    guard let stage = Stage(named: word) else { throw .unknownStage(word) }
    return stage
  }

  static let helpText = """
    Learn test-driven development on a to-do list in VIPER.

    kata                 build, run both suites of the current stage, show the next step
    kata check           the same for every stage; status 0 only if every step is done
    kata check --core    only the steps of the 90-minute workshop are required
    kata check --seed N  with the values of an earlier check
    kata grade [STAGE]   run your own tests on correct and on faulty implementations
    kata verify          prove the kit: starters red, solutions green, mutants killed
    kata verify --history  replay each stage step by step
    kata help            this text
    """
}

/// Words that `kata` does not understand.
enum CommandError: Error, Equatable, CustomStringConvertible {
  case unknownCommand(String, known: [String])
  case unknownStage(String)
  case unknownOption(String, of: String, known: [String])
  case missingValue(String, String)
  case badValue(String, String, String)

  var description: String {
    switch self {
    case .unknownCommand(let word, let known):
      "there is no command \"\(word)\"\(Self.nearest(word, known)) See kata help."
    case .unknownStage(let word):
      "there is no stage \"\(word)\"; the stages are 1 interactor, 2 presenter, 3 textview."
    case .unknownOption(let word, let command, let known):
      "\(command) has no option \"\(word)\"\(Self.nearest(word, known)) See kata help."
    case .missingValue(let option, let example):
      "\(option) needs a value, such as \(option) \(example)."
    case .badValue(let option, let value, let example):
      "\(option) cannot be \"\(value)\"; write for example \(option) \(example)."
    }
  }

  private static func nearest(_ word: String, _ known: [String]) -> String {
    let nearest = known.min { $0.distance(to: word) < $1.distance(to: word) }
    guard let nearest, nearest.distance(to: word) <= 3 else { return "." }
    return "; did you mean \(nearest)?"
  }
}

extension String {
  /// How many characters must be added, removed or replaced to get from one to the other.
  ///
  /// The algorithm is Wagner and Fischer's (1974), one row at a time.
  func distance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (i, character) in enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in other.indices {
        let replaced = diagonal + (character == other[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
