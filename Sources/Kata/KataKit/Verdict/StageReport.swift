/// How the steps of a stage stand, read from a ledger and nothing else.
public struct StageReport: Equatable, Sendable {
  /// The stage.
  public var stage: Stage
  /// Its steps, in their order; all of them, or those up to a level.
  public var steps: [StepReport]

  /// Creates a report from its parts.
  public init(stage: Stage, steps: [StepReport]) {
    self.stage = stage
    self.steps = steps
  }

  /// Reads what the kit's suites say; a step is done only if each of `frameworks` passed it.
  ///
  /// `crashes` has what the runtime said of a crash.
  public init(
    of stage: Stage,
    from ledger: Ledger,
    frameworks: [Framework] = Framework.allCases,
    crashes: [Framework: Crash] = [:]
  ) {
    self.stage = stage
    steps = stage.steps.map { step in
      let tests = frameworks.map {
        TestID(framework: $0, module: stage.suiteModule, test: step.test)
      }
      let state = StepState(of: tests, in: ledger, crashes)
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
  public init(notRun stage: Stage) {
    self.init(of: stage, from: Ledger(entries: []))
  }

  /// The first step that is not done; nil when all are.
  public var current: StepReport? { steps.first { $0.state != .done } }

  /// Whether the run said anything about the stage.
  public var hasRun: Bool { steps.contains { $0.state != .notRun } }

  /// Whether every step of the stage is in the report, and none was left out for its level.
  public var isWhole: Bool { steps.count == stage.steps.count }

  /// The report without the steps of deeper levels.
  public func limited(to level: Step.Level) -> StageReport {
    StageReport(stage: stage, steps: steps.filter { $0.step.level <= level })
  }

  /// The steps of the learner's that the code has come to, so that their tests are of interest.
  public var reachedOwnSteps: [Step] {
    steps.filter { entry in
      guard entry.step.author == .yours else { return false }
      switch entry.state {
      case .done, .red: return true
      default: return false
      }
    }
    .map(\.step)
  }

  /// The report with what the learner's tests add, where a step asks for them.
  ///
  /// A test that is red counts at the step that it is about, as the grade knows it: the one whose
  /// faults it catches. Without a grade it counts at the first step that would not be done without it,
  /// either, and else at the last that the learner has come to.
  public func judged(by own: OwnTests, grade: Grade? = nil) -> StageReport {
    var report = self
    if own.endsTheRun,
      let cut = steps.firstIndex(where: { $0.state == .notRun }),
      steps[..<cut].allSatisfy({ $0.state == .done }), let issue = own.issue
    {
      // The steps behind it have no verdict: the process is gone.
      report.steps[cut].state = .yours(issue)
      return report
    }
    let yours = steps.indices.filter { steps[$0].step.author == .yours }
    func state(_ index: Int, _ own: OwnTests) -> StepState {
      let entry = steps[index]
      let quality = grade?.quality(of: entry.step)
      return .ofOwnStep(hidden: entry.state, own: own, quality: quality)
    }
    // A red test counts at one step; at the others the tests are taken to be green.
    let redStep = redStep(among: yours, own, grade) { state($0, $1) }
    for index in yours {
      let isElsewhere = own.isRed && index != redStep
      report.steps[index].state = state(index, isElsewhere ? .green : own)
      report.steps[index].survivors = grade?.survivors(of: steps[index].step) ?? []
    }
    return report
  }

  private func redStep(
    among yours: [Int],
    _ own: OwnTests,
    _ grade: Grade?,
    state: (Int, OwnTests) -> StepState
  ) -> Int? {
    guard own.isRed, let issue = own.issue else { return nil }
    let about = own.test.flatMap { grade?.step(testedBy: $0) }
    if let index = yours.first(where: { steps[$0].step == about }) { return index }
    let reached = yours.filter { state($0, own) == .yours(issue) }
    return reached.first { state($0, .green) != .done } ?? reached.last
  }
}

extension OwnTests {
  fileprivate var isRed: Bool { ![.none, .green].contains(self) }
}

extension StepState {
  /// What the tests of a step say together, one of each framework.
  init(of tests: [TestID], in ledger: Ledger, _ crashes: [Framework: Crash]) {
    var failed: [(Framework, [AssertionFailure])] = []
    var passed = 0
    var reason: String?
    for test in tests {
      switch ledger.result(of: test) {
      case nil: continue
      case .unfinished:
        self = .crashed(test.framework, crashes[test.framework])
        return
      case .ended(.hung(let limit)):
        self = .hung(test.framework, limit: limit)
        return
      case .ended(.failed(let failures)): failed.append((test.framework, failures))
      case .ended(.passed): passed += 1
      case .ended(.skipped(let why)): reason = why
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
