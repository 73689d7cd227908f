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
    case stepLimit = "KATA_STEP_LIMIT"
    case seed = "KATA_SEED"
  }

  /// Runs every step, also after a red one.
  public var runsAll: Bool
  /// Runs the hidden checks of the steps whose tests the learner writes.
  public var runsHidden: Bool
  /// Runs the steps of a stage whose starter is untouched.
  public var isArmed: Bool
  /// Where verdicts are written; nil for nowhere.
  public var ledgerFile: URL?
  /// After how many seconds a step counts as hung.
  public var stepLimit: Double
  /// What further values are drawn from; nil for the fixed examples.
  public var seed: UInt64?

  /// Reads the settings; what cannot be read is as if it were not set.
  public init(environment: [String: String]) {
    func value(_ variable: Variable) -> String? { environment[variable.rawValue] }
    func isOn(_ variable: Variable) -> Bool { value(variable) == "1" }
    runsAll = isOn(.all)
    runsHidden = isOn(.hidden)
    // Somebody who names another subject does not wait for the learner to begin.
    let subject = value(.subject) ?? ""
    isArmed = isOn(.armed) || !["", "exercise"].contains(subject)
    ledgerFile = value(.ledger).map { URL(filePath: $0) }
    stepLimit = value(.stepLimit).flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil } ?? 5
    seed = value(.seed).flatMap(UInt64.init)
  }
}
