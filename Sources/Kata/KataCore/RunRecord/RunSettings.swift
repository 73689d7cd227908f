import Foundation

/// The settings of a run of the suites, read from the environment.
package struct RunSettings: Equatable, Sendable {
  /// The implementations that the suites check.
  package enum Subject: Equatable, Sendable, CustomStringConvertible {
    /// One of them; of the learner's code, the own tests are judged by all.
    case one(Implementation)
    /// All of a stage, for the proof of the kit.
    case all
    /// The learner's code of a stage after each of its steps, for the proof of its history.
    case states

    /// The implementation if there is only one.
    package var implementation: Implementation? {
      if case .one(let implementation) = self { implementation } else { nil }
    }

    package var description: String {
      implementation?.description ?? (self == .all ? "all" : "states")
    }
  }

  package var subject: Subject
  /// Whether all steps run, even after a red one.
  package var runsAllSteps: Bool
  package var ledgerFile: URL?
  /// The time limit of a step, in seconds; a step that takes longer counts as hung.
  package var stepLimit: Double
  /// The seed of further values; nil for the fixed examples.
  package var seed: UInt64?
  /// The number of scenarios of a property, at least 1; nil for the usual one.
  package var scenarios: Int?
  /// Whether the proof of the kit leaves nothing out.
  package var isLong: Bool
  /// One sentence for each part of a full check that the variables leave out.
  package private(set) var limits: [String]

  package static let wholeScenarios = 1_000

  /// Whether the steps of a stage with an untouched starter run.
  ///
  /// They do for another implementation, and for `kata`, which reads the ledger.
  package var isArmed: Bool { ledgerFile != nil || subject != .one(.exercise) }

  /// Reads the settings; a missing variable has its default.
  ///
  /// - Throws: `RunSettingsError` for a limit or a seed that is not a number, and
  ///   `ImplementationError` for an implementation that is not in `curriculum`.
  package init(environment: [String: String], curriculum: Curriculum) throws {
    func value(_ variable: Variable) -> String? {
      environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }
    runsAllSteps = value(.steps) == "all"
    if let steps = value(.steps), !runsAllSteps {
      throw RunSettingsError.unreadable(.steps, steps, wanted: "all")
    }
    subject =
      switch value(.subject) {
      case "all": .all
      case "states": .states
      case let name: .one(try Implementation(name, in: curriculum))
      }
    ledgerFile = value(.ledger).map { URL(filePath: $0) }
    // Next to hundreds of the kit's own tests, a step may have to wait for its turn.
    let isBusy = Self.buildsKit(environment)
    stepLimit = try Self.stepLimit(value(.stepLimit)) ?? (isBusy ? 300 : 5)
    seed = try Self.read(.seed, value(.seed), wanted: "a whole number from 0, such as 42")
    scenarios =
      try Self.read(.scenarios, value(.scenarios), wanted: "a whole number from 1, such as 1000") {
        $0 > 0
      }
    isLong = value(.kit) == "long"
    limits = Self.limits(of: subject, scenarios, curriculum, value)
  }

  /// Whether the kit's own tests are built, as `Package.swift` decides.
  package static func buildsKit(_ environment: [String: String]) -> Bool {
    ["1", "long"].contains(environment[Variable.kit.rawValue])
  }

  private static func limits(
    of subject: Subject,
    _ scenarios: Int?,
    _ curriculum: Curriculum,
    _ value: (Variable) -> String?
  ) -> [String] {
    func limit(_ variable: Variable, _ what: String) -> String {
      "\(variable.rawValue)=\(value(variable) ?? "") \(what)"
    }
    var limits: [String] = []
    if subject != .one(.exercise) {
      limits.append(limit(.subject, "checks that, and not your code."))
    }
    // Package.swift reads it, and treats a number below 1 as no limit.
    if let last = value(.build).flatMap({ Int($0.prefix(while: \.isNumber)) }), last > 0,
      curriculum.stages.contains(where: { $0.number > last })
    {
      limits.append(limit(.build, "leaves out the stages after it."))
    }
    if let scenarios, scenarios < wholeScenarios {
      let what = "runs \(scenarios) scenarios of a property, not \(wholeScenarios)."
      limits.append(limit(.scenarios, what))
    }
    return limits
  }

  /// The limit in seconds that a text gives; nil without a text.
  ///
  /// - Throws: `RunSettingsError` for anything but a number above 0.
  package static func stepLimit(_ text: String?) throws(RunSettingsError) -> Double? {
    try read(.stepLimit, text, wanted: "seconds above 0, such as 5") { $0.isFinite && $0 > 0 }
  }

  private static func read<Number: LosslessStringConvertible>(
    _ variable: Variable,
    _ text: String?,
    wanted: String,
    where isValid: (Number) -> Bool = { _ in true }
  ) throws(RunSettingsError) -> Number? {
    guard let text else { return nil }
    guard let number = Number(text), isValid(number) else {
      throw .unreadable(variable, text, wanted: wanted)
    }
    return number
  }
}

/// An environment variable that cannot be read.
package enum RunSettingsError: Error, Equatable, CustomStringConvertible {
  /// The variable, its value, and the expected kind of value.
  case unreadable(RunSettings.Variable, String, wanted: String)

  package var description: String {
    switch self {
    case .unreadable(let variable, let text, let wanted):
      "\(variable.rawValue) is \"\(text)\"; set it to \(wanted), or leave it out."
    }
  }
}
