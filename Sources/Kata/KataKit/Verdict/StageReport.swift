/// The states of a stage's steps, read only from a ledger.
package struct StageReport: Equatable, Sendable {
  /// The stage.
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

  /// The report of a stage that was not run.
  package init(notRun stage: Stage) {
    self.init(of: stage, from: Ledger(entries: []))
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

  /// The report with the results of the learner's tests, at the steps that ask for them.
  ///
  /// A red test counts at the step that it tests, according to the grade: the one whose faults it
  /// catches, even if that step comes later. Without a grade, or if the kit's own check finds the
  /// code of that step right, it counts at the first step that is open even if this test is ignored,
  /// or else at the last step that the learner has reached.
  package func judged(by own: OwnTests, grade: Grade? = nil) -> StageReport {
    // A red test counts at one step; at the others, the tests are assumed to be green.
    let others = own.isRed ? judged(by: .green, grade, at: nil) : self
    guard let redStep = redStep(own, grade, others) else {
      return judged(by: own.isRed ? .green : own, grade, at: nil)
    }
    return judged(by: own, grade, at: redStep)
  }

  private func judged(by own: OwnTests, _ grade: Grade?, at redStep: Step?) -> StageReport {
    var report = self
    for index in steps.indices where steps[index].step.author == .yours {
      let entry = steps[index]
      let isReached = report.steps[..<index].areDone
      let isHere = redStep == nil || entry.step == redStep
      report.steps[index].state = .ofOwnStep(
        hidden: entry.state,
        isReached: isReached || (isHere && own.isRed),
        own: isHere ? own : .green,
        quality: grade?.quality(of: entry.step)
      )
      report.steps[index].survivors = grade?.survivors(of: entry.step) ?? []
    }
    return report.withWaitingOuterSteps
  }

  // An outer step is done when the steps are that it is around.
  private var withWaitingOuterSteps: StageReport {
    var report = self
    for (index, entry) in steps.enumerated() where entry.step.kind == .outer && entry.state == .done
    {
      let inner = steps.filter { entry.step.number + 1...entry.step.due ~= $0.step.number }
      guard let open = inner.first(where: { $0.state != .done })?.step else { continue }
      report.steps[index].state = .waiting("It passes, but step \(open.number) does not yet.")
    }
    return report
  }

  // `others` is the report with the test assumed to be green.
  private func redStep(_ own: OwnTests, _ grade: Grade?, _ others: StageReport) -> Step? {
    guard own.isRed else { return nil }
    let reached = zip(steps.indices, others.steps).filter { index, entry in
      entry.step.author == .yours
        && (steps[index].state.isVerdict || others.steps[..<index].areDone)
    }
    .map(\.1)
    let open = reached.first { $0.state != .done }?.step
    guard let about = own.test.flatMap({ grade?.step(testedBy: $0) }) else {
      return open ?? reached.last?.step
    }
    guard let entry = steps.first(where: { $0.step == about }) else { return nil }
    // If the kit finds the code of that step right, the test asks for what comes next.
    if entry.state == .done, let open, open.number > about.number { return open }
    return about
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
  fileprivate var areDone: Bool { allSatisfy { $0.state == .done || $0.step.kind == .outer } }
}

extension StepReport {
  fileprivate var due: Int {
    switch state.status {
    case .crash, .hang: step.number
    case .green, .red, .yours, .kit, .waiting: step.due
    }
  }
}

extension OwnTests {
  /// Whether any of them did not pass.
  package var isRed: Bool {
    switch self {
    case .none, .notRun, .skipped, .green: false
    case .red, .hung, .crashed: true
    }
  }
}

extension StepState {
  /// The common result of a step's tests, one of each framework.
  init(of tests: [TestID], in ledger: Ledger) {
    var failed: [(Framework, [AssertionFailure])] = []
    var passed = 0
    var reason: String?
    for test in tests {
      switch ledger.result(of: test) {
      case nil: continue
      case .unfinished:
        self = .crashed(test.framework, ledger.crashes[test.framework])
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
