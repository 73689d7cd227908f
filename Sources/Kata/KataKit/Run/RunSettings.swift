import Foundation

/// What the environment says about a run of the suites.
public struct RunSettings: Equatable, Sendable {
  /// The variables that the suites listen to.
  public enum Variable: String, CaseIterable, Sendable {
    case subject = "KATA_SUBJECT"
    case all = "KATA_ALL"
    case hidden = "KATA_HIDDEN"
    case armed = "KATA_ARMED"
    case ledger = "KATA_LEDGER"
    case ledgerToken = "KATA_LEDGER_TOKEN"
    case stepLimit = "KATA_STEP_LIMIT"
    case seed = "KATA_SEED"
  }

  /// Whether what the learner wrote is checked, and not another subject.
  public var checksExercise: Bool
  /// Runs every step, also after a red one.
  public var runsAll: Bool
  /// Runs the hidden checks of the steps whose tests the learner writes.
  public var runsHidden: Bool
  /// Runs the steps of a stage whose starter is untouched.
  public var isArmed: Bool
  /// Where verdicts are written; nil for nowhere.
  public var ledgerFile: URL?
  /// What every line of the ledger is sealed with; nil for no seal.
  public var ledgerToken: String?
  /// After how many seconds a step counts as hung.
  public var stepLimit: Double
  /// What further values are drawn from; nil for the fixed examples.
  public var seed: UInt64?

  /// Reads the settings; what is not set has its default.
  ///
  /// - Throws: `RunSettingsError` for a limit or a seed that is no number.
  public init(environment: [String: String]) throws(RunSettingsError) {
    func value(_ variable: Variable) -> String? {
      environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }
    func isOn(_ variable: Variable) -> Bool { value(variable) == "1" }
    runsAll = isOn(.all)
    runsHidden = isOn(.hidden)
    checksExercise = [nil, "exercise"].contains(value(.subject))
    // Somebody who names another subject does not wait for the learner to begin.
    isArmed = isOn(.armed) || !checksExercise
    ledgerFile = value(.ledger).map { URL(filePath: $0) }
    ledgerToken = value(.ledgerToken)

    stepLimit = 5
    if let text = value(.stepLimit) {
      guard let seconds = Double(text), seconds.isFinite, seconds > 0 else {
        throw .notANumber(.stepLimit, text, wanted: "seconds above 0, such as 5")
      }
      stepLimit = seconds
    }
    if let text = value(.seed) {
      guard let seed = UInt64(text) else {
        throw .notANumber(.seed, text, wanted: "a whole number from 0, such as 42")
      }
      self.seed = seed
    }
  }
}

/// A variable of the environment that cannot be read.
public enum RunSettingsError: Error, Equatable, CustomStringConvertible {
  case notANumber(RunSettings.Variable, String, wanted: String)

  public var description: String {
    switch self {
    case .notANumber(let variable, let text, let wanted):
      "\(variable.rawValue) is \"\(text)\"; set it to \(wanted), or leave it out."
    }
  }
}
