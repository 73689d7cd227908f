/// The status of a step, in one word that every output shares.
package enum Status: String, Codable, CaseIterable, Sendable {
  /// The step is done.
  case green = "GREEN"
  /// A test of the step fails.
  case red = "RED"
  /// The step's test ended the process.
  case crash = "CRASH"
  /// Its test ran longer than allowed.
  case hang = "HANG"
  /// The learner's test is missing, wrong or too weak.
  case yours = "YOURS"
  /// The frameworks disagree, which is a bug in the kit.
  case kit = "KIT"
  /// The step did not run, because an earlier step is not done.
  case waiting = "NEXT"

  /// The word at the head of the board; a crash and a hang are red, and the board gives details.
  package var headline: String { isRed ? Status.red.rawValue : rawValue }

  /// Whether a test failed, crashed or hung.
  package var isRed: Bool { [.red, .crash, .hang].contains(self) }

  /// The word in a list of steps.
  package var word: String { self == .waiting ? "-" : rawValue.lowercased() }

  /// The sign in a row of steps: `+` for done, `.` for not run, `x` for everything else.
  package var sign: Character {
    switch self {
    case .green: "+"
    case .waiting: "."
    case .red, .crash, .hang, .yours, .kit: "x"
    }
  }
}
