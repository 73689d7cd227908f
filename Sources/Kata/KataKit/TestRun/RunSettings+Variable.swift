import CommandLineKit

extension RunSettings {
  /// The environment variables of the kit.
  package enum Variable: String, CaseIterable, Sendable {
    case subject = "KATA_SUBJECT"
    case all = "KATA_ALL"
    case hidden = "KATA_HIDDEN"
    case armed = "KATA_ARMED"
    case seed = "KATA_SEED"
    case scenarios = "KATA_SCENARIOS"
    case stepLimit = "KATA_STEP_LIMIT"
    case kit = "KATA_KIT"
    case long = "KATA_LONG"
    case upToStage = "KATA_UP_TO_STAGE"
    case ledger = "KATA_LEDGER"
    case ledgerToken = "KATA_LEDGER_TOKEN"

    /// The variables that the suites read; the others are for the build and the kit's own tests.
    package static let ofSuites = allCases.filter { ![.kit, .long, .upToStage].contains($0) }

    /// The text of `kata help environment`.
    package static var table: String { allCases.map { ($0.written, $0.meaning) }.table() }

    private var written: String {
      switch self {
      case .all, .hidden, .armed, .kit, .long: "\(rawValue)=1"
      case .subject, .seed, .scenarios, .stepLimit, .upToStage, .ledger, .ledgerToken: rawValue
      }
    }

    private var meaning: String {
      switch self {
      case .subject:
        "what the suites check: exercise (default), solution, variant:STAGE.NAME or "
          + "mutant:STAGE.NAME"
      case .all: "run every step, even after a red one"
      case .hidden: "run the kit's own checks of the steps whose tests you write"
      case .armed: "run the steps of a stage whose starter is untouched"
      case .seed: "a whole number, the seed of the scenarios and other random values"
      case .scenarios: "how many scenarios a property goes through (default 1000)"
      case .stepLimit: "after how many seconds a step counts as hung (default 5)"
      case .kit: "build and run the kit's own tests as well"
      case .long: "run those of the kit's own tests that take minutes as well"
      case .upToStage:
        "build the suites of the stages up to this one, and no other tests; set by kata itself "
          + "until swift test has built everything"
      case .ledger:
        "the file to which every step writes its start and its end; set by kata itself"
      case .ledgerToken: "the stamp on each line of that file; set by kata itself"
      }
    }
  }
}
