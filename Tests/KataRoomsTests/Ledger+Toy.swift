@testable import KataJudge
@testable import KataRun

extension Ledger {
  /// The ledger of a run of the toy: the end of each of these tests, nil if it did not end.
  static func toy(
    _ outcomes: [(test: String, outcome: Outcome?)],
    in module: String = Stage.counter.suiteModule,
    by frameworks: [Framework] = Framework.allCases
  ) -> Ledger {
    Ledger(
      entries: frameworks.flatMap { framework in
        outcomes.flatMap { test, outcome in
          let id = TestID(framework: framework, module: module, test: test)
          return [LedgerEntry(id, .started)]
            + (outcome.map { [LedgerEntry(id, .ended($0))] } ?? [])
        }
      }
    )
  }

  /// The same, with the runtime's messages about its crashes.
  func crashed(_ crashes: [Framework: Crash]) -> Ledger {
    var ledger = self
    ledger.crashes = crashes
    return ledger
  }

  /// The ledgers of two runs, one after the other.
  static func + (left: Ledger, right: Ledger) -> Ledger {
    Ledger(entries: left.entries + right.entries)
  }
}

extension StageReport {
  /// A report of the toy's first stage with these states, and one for all other steps.
  static func toy(
    _ states: [String: StepState] = [:],
    others: StepState = .done,
    of stage: Stage = .counter
  ) -> StageReport {
    StageReport(
      stage: stage,
      steps: stage.steps.map { StepReport(step: $0, state: states[$0.name] ?? others) }
    )
  }

  /// A report of the toy in which these steps are done, the next one is red, and the others wait.
  static func toy(upTo last: String?, of stage: Stage = .counter) -> StageReport {
    let done = stage.steps.first { $0.name == last }?.number ?? 0
    return StageReport(
      stage: stage,
      steps: stage.steps.map { step in
        let state: StepState =
          switch step.number {
          case ...done: .done
          case done + 1: .toyRed
          default: .waiting("waits")
          }
        return StepReport(step: step, state: state)
      }
    )
  }
}

extension StepState {
  /// A red with one failure.
  static var toyRed: StepState { .red([.toy]) }
}

extension FailureMessage {
  /// A failure without a place.
  static var toy: FailureMessage {
    FailureMessage("turn()", expected: ["1"], got: ["2"])
  }
}

extension Grade {
  /// A grade of the test `test_mine` of the toy's first stage, which catches these faults.
  static func toy(
    catching caught: [Mutant],
    isWrong: Bool = false,
    isEarly: Bool = false,
    of stage: Stage = .counter
  ) -> Grade {
    func ledger(_ outcome: Outcome) -> Ledger {
      .toy([("test_mine", outcome)], in: stage.ownTestsModule, by: [.xctest])
    }
    let failed = Outcome.failed([FailureMessage("no")])
    var ledgers = [Implementation.solution: ledger(isWrong ? failed : .passed)]
    for mutant in stage.mutants {
      var run = ledger(caught.contains(mutant) ? failed : .passed)
      if isEarly, let test = run.entries.first?.test {
        run.entries.append(LedgerEntry(test, .actedLate))
      }
      ledgers[stage.implementation(of: mutant)] = run
    }
    return Grade(of: stage, from: ledgers)
  }
}
