import CommandLineKit

extension RunSettings {
  /// The environment variables of the kit.
  package enum Variable: String, CaseIterable, Sendable {
    case subject = "KATA_SUBJECT"
    case steps = "KATA_STEPS"
    case seed = "KATA_SEED"
    case scenarios = "KATA_SCENARIOS"
    case stepLimit = "KATA_STEP_LIMIT"
    case kit = "KATA_KIT"
    case build = "KATA_BUILD"
    case ledger = "KATA_LEDGER"

    /// The variables that the suites read; the others are for the build and the kit's own tests.
    package static let ofSuites = allCases.filter { ![.kit, .build].contains($0) }

    /// The text of `kata help environment`.
    package static var table: String { allCases.map { ($0.rawValue, $0.meaning) }.table() }

    private var meaning: String {
      switch self {
      case .subject:
        "what the suites check: exercise (default), solution, variant:STAGE.NAME, "
          + "mutant:STAGE.NAME, or all"
      case .steps:
        "all: run every step, even after a red one"
      case .seed: "a whole number, the seed of the scenarios and other random values"
      case .scenarios: "how many scenarios a property goes through (default 1000)"
      case .stepLimit: "after how many seconds a step counts as hung (default 5)"
      case .kit:
        "1: build and run the kit's own tests as well; long: also those that take minutes"
      case .build:
        "the number of a stage: build the suites up to that stage in Swift Testing, and no other "
          + "tests; with -xctest also those in XCTest; solutions: also build the tests next to the "
          + "solutions; set by kata itself"
      case .ledger:
        "the file to which every test writes its start and its end on each implementation; set by "
          + "kata itself"
      }
    }
  }
}
