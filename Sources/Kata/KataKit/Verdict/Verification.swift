/// The result of `kata verify`: whether the suites are red and green where they must be.
package struct Verification: Sendable {
  /// The defects of the kit, one sentence each; empty if there are none.
  package private(set) var defects: [String] = []
  // The checked implementations, one line each.
  private var lines: [String] = []
  // The messages of each mutant, because two mutants must not have the same.
  private var fingerprints: [String: String] = [:]

  package init() {}

  /// Adds a defect that was found elsewhere.
  package mutating func note(defect sentence: String) {
    defects.append(sentence)
  }

  /// Every step must have at least two hints and at least one mutant.
  package mutating func expectContent(of stage: Stage) {
    for step in stage.steps where step.hints.contains("") || step.hints.count < 2 {
      note(defect: "\(place(step)) has a hint missing.")
    }
    for step in stage.steps where step.mutants.isEmpty {
      note(defect: "\(place(step)) has no mutant.")
    }
  }

  /// Each step must be red by assertion on the untouched starter.
  package mutating func expectEveryStepRed(_ report: StageReport, on name: String) {
    for entry in report.steps {
      guard case .red = entry.state else {
        note(defect: "\(place(entry.step)) is not red on \(name), but \(entry.state.phrase).")
        continue
      }
    }
    add(report, name)
  }

  /// Each step must accept a correct implementation.
  package mutating func expectEveryStepGreen(_ report: StageReport, on name: String) {
    for entry in report.steps where entry.state != .done {
      note(defect: "\(place(entry.step)) is not green on \(name), but \(entry.state.phrase).")
    }
    add(report, name)
  }

  /// The step that owns a mutant must be red on it, and no other mutant may have the same message.
  ///
  /// `tests` are the solution's own tests that catch it.
  package mutating func expectKilled(
    _ mutant: Mutant,
    of step: Step,
    _ report: StageReport,
    caughtBy tests: [String] = []
  ) {
    let reds = report.steps.compactMap { entry -> (String, [String])? in
      guard case .red(let failures) = entry.state else { return nil }
      return (entry.step.name, failures.map(\.message.text))
    }
    if !reds.contains(where: { $0.0 == step.name }) {
      note(defect: "Mutant \(mutant.name) is not killed by its step. \(place(step))")
    }
    let end = report.steps.first { [.crash, .hang].contains($0.state.status) }
    if let end {
      let state = end.state.phrase
      note(defect: "\(place(end.step)) is not red on mutant \(mutant.name), but \(state).")
    }
    for entry in report.steps {
      switch entry.state {
      case .disagreeing:
        note(defect: "\(place(entry.step)) is red in one framework only on mutant \(mutant.name).")
      case .notRun where entry.step.kind != .property && end == nil:
        note(defect: "\(place(entry.step)) did not run on mutant \(mutant.name).")
      default: break
      }
    }
    let fingerprint = "\(step.stage) \(reds) \(tests.sorted())"
    if let other = fingerprints.updateValue(mutant.name, forKey: fingerprint) {
      note(defect: "Mutants \(other) and \(mutant.name) have equal results.")
    }
    add(report, "mutant \(mutant.name)")
  }

  /// The solution's own tests must be thorough; `text` is the text of their grade.
  package mutating func expectThorough(_ grade: Grade, text: String) {
    guard !grade.isThorough else { return }
    note(defect: "Stage \(grade.stage.number): the tests in Solutions are not thorough. \(text)")
  }

  /// The table, a row for each implementation and a column for each step; the defects are below.
  package var text: String {
    let end =
      defects.isEmpty
      ? ["", "The kit is correct: x is red, + is green, . did not run, both frameworks agree."]
      : [""] + defects.map { "DEFECT  \($0)" }
    return (lines + end).joined(separator: "\n")
  }

  private mutating func add(_ report: StageReport, _ name: String) {
    let signs = report.steps.map { entry -> Character in
      switch entry.state {
      case .done, .red, .notRun: entry.state.status.sign
      default: "?"
      }
    }
    let padding = String(repeating: " ", count: max(0, 36 - name.count))
    lines.append("\(report.stage.number)  \(name)\(padding) \(String(signs))")
  }

  private func place(_ step: Step) -> String {
    "Stage \(step.stage), step \(step.number) (\(step.name))"
  }
}

extension StageReport {
  /// The wrong results on the history's text after this many steps.
  package func defects(afterStep done: Int) -> [String] {
    let place = "Stage \(stage.number) after step \(done)"
    let green = steps.filter { $0.step.due <= done && $0.state != .done }.map { entry in
      "\(place): step \(entry.step.number) is not green, but \(entry.state.phrase)."
    }
    let next = steps.dropFirst(done).first
    let outer = steps.prefix(done).filter { $0.step.due > done }
    let red = (outer + [next].compactMap(\.self)).filter { !$0.step.mayArriveGreen && !$0.isRed }
      .map { entry in
        "\(place): step \(entry.step.number) is not red, but \(entry.state.phrase)."
      }
    return green + red
  }
}

extension StepReport {
  fileprivate var isRed: Bool { if case .red = state { true } else { false } }
}

extension OwnTestIssue? {
  /// The wrong results of the tests that exist after this many steps; none means that they pass.
  package func defects(of stage: Stage, afterStep done: Int) -> [String] {
    let place = "Stage \(stage.number) after step \(done)"
    let isBegun = stage.steps.prefix(done).contains { $0.author == .yours }
    switch self {
    case .missing where !isBegun, nil where isBegun: return []
    case .missing: return ["\(place): the learner's tests are missing."]
    case nil: return ["\(place): the learner's tests are there before their step."]
    default: return ["\(place): the learner's tests are not green."]
    }
  }
}

extension StepState {
  /// The state in a few words, for a sentence about the kit.
  var phrase: String {
    switch self {
    case .done: "green"
    case .red: "red"
    case .disagreeing(let framework, _): "red in \(framework.rawValue) alone"
    case .crashed(let framework, _): "crashed in \(framework.rawValue)"
    case .hung(let framework, _): "hung in \(framework.rawValue)"
    case .yours: "waiting for the learner's test"
    case .waiting(let reason): "skipped (\(reason))"
    case .notRun: "not run"
    }
  }
}
