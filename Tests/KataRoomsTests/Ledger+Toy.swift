import SuiteLedger

@testable import KataCore
@testable import KataJudge

extension Ledger {
  /// The ledger of a run of the toy: the end of each of these tests, nil if it did not end.
  static func toy(
    _ outcomes: [(test: String, outcome: Outcome?)],
    in module: String = Stage.counter.suiteModule,
    by frameworks: [Framework] = Framework.allCases,
    on implementation: Implementation = .exercise
  ) -> Ledger {
    Ledger(
      entries: frameworks.flatMap { framework in
        outcomes.flatMap { test, outcome in
          let id = TestID(framework: framework, module: module, test: test)
          return [LedgerEntry(id, .started, on: implementation)]
            + (outcome.map { [LedgerEntry(id, .ended($0), on: implementation)] } ?? [])
        }
      }
    )
  }

  /// The same, with the runtime's message about a crash of each test of this framework.
  func crashed(_ crash: Crash, in framework: Framework) -> Ledger {
    var ledger = self
    let trials = entries.map(\.trial).filter { $0.test.framework == framework }
    ledger.crashes = Dictionary(trials.map { ($0, crash) }) { first, _ in first }
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
    rejecting wrong: Implementation? = nil,
    isEarly: Bool = false,
    of stage: Stage = .counter
  ) -> Grade {
    let test = TestID(framework: .xctest, module: stage.ownTestsModule, test: "test_mine")
    let red = caught.map(stage.implementation) + [wrong].compactMap(\.self)
    let ledger = Ledger(
      entries: stage.judges().flatMap { implementation in
        let isRed = red.contains(implementation)
        let outcome: Outcome = isRed ? .failed([FailureMessage("no")]) : .passed
        let late = isEarly ? [LedgerEntry(test, .actedLate, on: implementation)] : []
        return late + [LedgerEntry(test, .ended(outcome), on: implementation)]
      }
    )
    return Grade(of: stage, from: ledger)
  }
}
