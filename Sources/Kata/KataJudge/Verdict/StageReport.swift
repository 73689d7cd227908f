import KataCore
import SuiteLedger

/// The states of a stage's steps, read only from a ledger.
package struct StageReport: Equatable, Sendable {
  package var stage: Stage
  /// The steps in order; all of them, or those up to a level.
  package var steps: [StepReport]

  package init(stage: Stage, steps: [StepReport]) {
    self.stage = stage
    self.steps = steps
  }

  /// Reads the results of the kit's suites; a step is done only if each of `frameworks` passed it.
  package init(
    of stage: Stage,
    from ledger: Ledger,
    frameworks: [Framework] = Framework.allCases
  ) {
    self.stage = stage
    steps = stage.steps.map { step in
      let tests = frameworks.map {
        TestID(framework: $0, module: stage.suiteModule, test: step.test)
      }
      let state = StepState(of: tests, in: ledger)
      let scenario: ScenarioUnderWay? =
        switch state {
        case .crashed(let framework, _), .hung(let framework, _):
          tests.first { $0.framework == framework }.flatMap(ledger.scenario)
        default: nil
        }
      return StepReport(step: step, state: state, scenario: scenario)
    }
  }

  package init(notRun stage: Stage) {
    self.init(of: stage, from: Ledger())
  }

  /// The first step in the order of work that is not done; nil when all are.
  package var current: StepReport? { steps.inOrderOfWork.first { $0.state != .done } }

  /// Whether the run has a result for the stage.
  package var hasRun: Bool { steps.contains { $0.state != .notRun } }

  /// Whether the report contains every step of the stage, without a limit on the level.
  package var isWhole: Bool { steps.count == stage.steps.count }

  /// The report without the steps of deeper levels.
  package func limited(to level: Step.Level) -> StageReport {
    StageReport(stage: stage, steps: steps.filter { $0.step.level <= level })
  }

  /// The report without the steps that an agenda leaves out.
  package func limited(to agenda: Agenda) -> StageReport {
    StageReport(stage: stage, steps: steps.filter { agenda.contains($0.step) })
  }
}

extension StageReport {
  /// The steps that a later stage has broken; the suites of this stage ran on that later code.
  ///
  /// A step that did not run proves nothing.
  package func broken(by change: Stage) -> [StepReport] {
    steps.filter { entry in
      switch entry.state {
      case .red, .disagreeing, .crashed, .hung: true
      case .done, .yours, .waiting, .notRun: false
      }
    }
    .map { entry in
      var entry = entry
      entry.change = change
      return entry
    }
  }

  /// The report with the steps that a change has broken; they must have been done before.
  package func with(broken: [StepReport]) -> StageReport {
    var report = self
    for index in steps.indices where steps[index].state == .done {
      let step = steps[index].step
      report.steps[index] = broken.first { $0.step == step } ?? steps[index]
    }
    return report
  }
}

extension Sequence<StepReport> {
  /// The steps as the learner works on them: an outer step comes after its inner steps, unless it
  /// ends the process, because then these did not run.
  package var inOrderOfWork: [StepReport] {
    sorted { left, right in
      (left.due, left.step.kind == .outer ? 1 : 0) < (right.due, right.step.kind == .outer ? 1 : 0)
    }
  }

  /// Whether each step is done, except for outer steps, which later steps do not wait for.
  var areDone: Bool { allSatisfy { $0.state == .done || $0.step.kind == .outer } }
}

extension StepReport {
  fileprivate var due: Int {
    switch state.status {
    case .crash, .hang: step.number
    case .green, .red, .yours, .kit, .waiting: step.due
    }
  }
}

extension StepState {
  /// The common result of a step's tests, one of each framework.
  init(of tests: [TestID], in ledger: Ledger) {
    var failed: [(Framework, [FailureMessage])] = []
    var passed = 0
    var reason: String?
    for test in tests {
      switch ledger.result(of: test) {
      case nil: continue
      case .unfinished:
        self = .crashed(test.framework, ledger.crash(of: test))
        return
      case .hung(let limit):
        self = .hung(test.framework, limit: limit)
        return
      case .failed(let failures): failed.append((test.framework, failures))
      case .passed: passed += 1
      case .skipped(let why): reason = why
      }
    }
    if let (framework, failures) = failed.first {
      self = passed > 0 ? .disagreeing(red: framework, failures) : .red(failures)
    } else if passed == tests.count {
      self = .done
    } else {
      self = reason.map(StepState.waiting) ?? .notRun
    }
  }
}
