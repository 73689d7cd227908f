import KataLearner

/// A key that the loop understands.
enum LoopKey: Character, CaseIterable {
  case next = "n"
  case hint = "h"
  case paragraph = "p"
  case board = "s"
  case code = "c"
  case grade = "g"
  case scroll = "b"
  case runAgain = "r"
  case wayBack = "u"
  case help = "?"
  case quit = "q"

  /// The pressed key; Ctrl-D, the end of the input, means quit.
  init?(pressed key: Character) {
    self.init(rawValue: key == "\u{4}" ? "q" : key)
  }

  /// The keys of each step, in one line; the board names others where they make sense.
  static let summary = "h hint  p what the Guide says  ? more keys"

  /// The text of `?`.
  static let helpText =
    "Edit the file that the board names, and save it: then the tests run.\n\n"
    + allCases.map { "\($0.rawValue)  \($0.help)" }.joined(separator: "\n")
    + "\n\nMore, in a second terminal: swift run kata help"

  private var help: String {
    switch self {
    case .next: "go on to the next step, once this one is green"
    case .hint: "a hint; one more each time"
    case .paragraph: "what the Guide says about this step"
    case .board: "show the board again, without a run"
    case .code: "compare your code with one way to write it, once this step is green"
    case .scroll: "scroll back one screen"
    case .grade: "run your own tests on correct and on faulty implementations"
    case .runAgain: "run again"
    case .wayBack: "the way back: shows the files of your last green, and y puts them back"
    case .help: "this help"
    case .quit: "quit; next time you go on from here"
    }
  }
}
