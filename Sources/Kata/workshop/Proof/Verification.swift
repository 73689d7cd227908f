import CommandLineKit
import KataCore
import KataJudge
import SuiteLedger

/// The result of `kata verify`: a row for each implementation, and the defects of the kit.
struct Verification {
  /// The defects of the kit, one sentence each; empty if there are none.
  private(set) var defects: [String] = []
  private var rows: [String] = []
  // The messages of each mutant, because two mutants must not have the same.
  private var fingerprints: [String: String] = [:]

  /// Adds a defect that was found elsewhere.
  mutating func note(defect sentence: String) {
    defects.append(sentence)
  }

  /// Adds a row; each step must have the expected status on the implementation with this name.
  ///
  /// If nil is expected, the step is red or green.
  mutating func add(
    _ report: StageReport,
    on name: String,
    expecting expected: (Step) -> Status?
  ) {
    defects += report.defects("on \(name)", expecting: expected)
    let signs = report.steps.map { entry -> Character in
      switch entry.state {
      case .done, .red, .notRun: entry.state.status.sign
      default: "?"
      }
    }
    rows.append("\(report.stage.number)  \(name.padded(to: 36)) \(String(signs))")
  }

  /// Adds a mutant's row: its step must be red, and no other mutant may have the same results.
  ///
  /// A property must find it in five of a thousand scenarios, so that no seed of a day misses it.
  ///
  /// XCTest must find the same. It judges at least the mutant's step, and no property: that is the
  /// same code in both frameworks. `tests` are the solution's own tests that catch the mutant.
  mutating func add(
    _ mutant: Mutant,
    of step: Step,
    _ report: StageReport,
    inXCTest twin: StageReport,
    caughtBy tests: [String] = []
  ) {
    add(report, on: "mutant \(mutant.name)") { $0 == step ? .red : nil }
    let found = report.steps.first { $0.step == step }?.foundScenario
    if let times = found?.timesInAThousand, let row = rows.popLast() {
      rows.append("\(row)  \(times) of 1000")
      if times < 5 { note(defect: "Mutant \(mutant.name) shows in \(times) of 1000 scenarios.") }
    }
    let reds = report.steps.compactMap { entry -> String? in
      guard case .red(let failures) = entry.state else { return nil }
      return "\(entry.step.name) \(failures.map(\.text))"
    }
    let fingerprint = "\(step.stage) \(reds) \(tests.sorted())"
    if let other = fingerprints.updateValue(mutant.name, forKey: fingerprint) {
      note(defect: "Mutants \(other) and \(mutant.name) have equal results.")
    }
    for (entry, other) in zip(report.steps, twin.steps) {
      let mayMiss = entry.step != step || entry.step.kind == .property
      let isSame = other.state == .notRun ? mayMiss : entry.state.status == other.state.status
      if !isSame {
        let place = "Step \(entry.step.label), on mutant \(mutant.name)"
        note(defect: "\(place): XCTest is \(other.state.phrase).")
      }
    }
  }

  /// The table, with a column for each step; the defects are below.
  var text: String {
    let end =
      defects.isEmpty
      ? ["", "The kit is correct: x is red, + is green, . did not run, both frameworks agree."]
      : [""] + defects.map { "DEFECT  \($0)" }
    return (rows + end).joined(separator: "\n")
  }
}

extension StageReport {
  /// The wrong results on the history's text after this many steps.
  func defects(afterStep done: Int) -> [String] {
    let next = steps.dropFirst(done).first?.step
    let judged = StageReport(
      stage: stage,
      steps: steps.filter { entry in
        let isOpen = entry.step == next || entry.step.number <= done
        return entry.step.due <= done || isOpen && !entry.step.mayArriveGreen
      }
    )
    return judged.defects("after step \(done)") { $0.due <= done ? .green : .red }
  }

  // A step that ended the process is the last to report: the steps after it did not run.
  fileprivate func defects(
    _ place: String,
    expecting expected: (Step) -> Status?
  ) -> [String] {
    let end = steps.firstIndex { [.crash, .hang].contains($0.state.status) }
    return steps.prefix(end.map { $0 + 1 } ?? steps.count).compactMap { entry in
      let (step, state) = (entry.step, entry.state)
      let wanted = expected(step)
      // The property does not run on the mutants that an example kills.
      let mayMiss = wanted == nil && step.kind == .property && state == .notRun
      if mayMiss || (wanted.map { [$0] } ?? [.red, .green]).contains(state.status) { return nil }
      return "Stage \(step.stage), step \(step.number) (\(step.name)) is not "
        + "\(wanted?.word ?? "decided") \(place), but \(state.phrase)."
    }
  }
}

extension StepState {
  /// The state in a few words, for a sentence about the kit.
  fileprivate var phrase: String {
    switch self {
    case .disagreeing(let framework, _): "red in \(framework.rawValue) alone"
    case .crashed(let framework, _): "crashed in \(framework.rawValue)"
    case .hung(let framework, _): "hung in \(framework.rawValue)"
    case .waiting(let reason): "skipped (\(reason))"
    case .notRun: "not run"
    case .done, .red, .yours: status.word
    }
  }
}
