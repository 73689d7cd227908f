/// What `kata verify` found: whether the suites are red and green where they must be.
public struct Verification: Sendable {
  /// What is wrong with the kit, one sentence each; empty if it proved itself.
  public private(set) var faults: [String] = []
  /// What was looked at, one line each.
  private var lines: [String] = []
  /// What each mutant was told, so that two of them cannot be the same.
  private var fingerprints: [String: String] = [:]

  /// Creates a verification that has not looked at anything.
  public init() {}

  /// Notes a fault that was found elsewhere.
  public mutating func fault(_ sentence: String) {
    faults.append(sentence)
  }

  /// A learner who is stuck needs a hint at every step.
  public mutating func expectHints(of steps: [Step]) {
    for step in steps where step.hints.contains("") || step.hints.count < 2 {
      fault("\(place(step)) has a hint missing.")
    }
  }

  /// Each step must be red by assertion on the untouched starter.
  public mutating func expectEveryStepRed(_ report: StageReport, on name: String) {
    for entry in report.steps {
      guard case .red = entry.state else {
        fault("\(place(entry.step)) is not red on \(name), but \(entry.state.word).")
        continue
      }
    }
    note(report, name)
  }

  /// Each step must accept a correct implementation.
  public mutating func expectEveryStepGreen(_ report: StageReport, on name: String) {
    for entry in report.steps where entry.state != .done {
      fault("\(place(entry.step)) is not green on \(name), but \(entry.state.word).")
    }
    note(report, name)
  }

  /// The step that a mutant names must be red on it, and no other mutant may read the same.
  public mutating func expectKilled(_ mutant: Mutant, _ report: StageReport) {
    let reds = report.steps.compactMap { entry -> (String, [String])? in
      guard case .red(let failures) = entry.state else { return nil }
      return (entry.step.name, failures.map(\.message))
    }
    if !reds.contains(where: { $0.0 == mutant.step }) {
      fault("Mutant \(mutant.subject) is not killed by its step, \(mutant.step).")
    }
    for entry in report.steps {
      if case .disagreeing = entry.state {
        fault("\(place(entry.step)) is red in one framework only on \(mutant.subject).")
      }
    }
    let fingerprint = "\(mutant.stage.number) \(reds)"
    if let other = fingerprints.updateValue(mutant.name, forKey: fingerprint) {
      fault("Mutants \(other) and \(mutant.name) cannot be told apart.")
    }
    note(report, "mutant \(mutant.name)")
  }

  /// The tests beside a solution must do what a learner's should.
  public mutating func expectThorough(_ grade: Grade) {
    guard !grade.isThorough else { return }
    fault("Stage \(grade.stage.number): the tests in Solutions are not thorough. \(grade.text)")
  }

  /// The table, one row a subject and one column a step, and the faults below it.
  public var text: String {
    let end =
      faults.isEmpty
      ? ["", "The kit is sound: x is red, . is green, both frameworks agree."]
      : [""] + faults.map { "FAULT  \($0)" }
    return (lines + end).joined(separator: "\n")
  }

  private mutating func note(_ report: StageReport, _ name: String) {
    let signs = report.steps.map { entry in
      switch entry.state {
      case .done: "."
      case .red: "x"
      default: "?"
      }
    }
    let padding = String(repeating: " ", count: max(0, 36 - name.count))
    lines.append("\(report.stage.number)  \(name)\(padding) \(signs.joined())")
  }

  private func place(_ step: Step) -> String {
    "Stage \(step.stage.number), step \(step.number) (\(step.name))"
  }
}

extension StepState {
  /// The state in a few words.
  var word: String {
    switch self {
    case .done: "green"
    case .red: "red"
    case .disagreeing(let framework, _): "red in \(framework.rawValue) alone"
    case .crashed(let framework, _): "crashed in \(framework.rawValue)"
    case .hung(let framework, _): "hung in \(framework.rawValue)"
    case .ownTestMissing, .ownTestRed, .ownTestWrong, .ownTestTooWeak:
      "waiting for the learner's test"
    case .waiting(let reason): "skipped (\(reason))"
    case .notRun: "not run"
    }
  }
}
