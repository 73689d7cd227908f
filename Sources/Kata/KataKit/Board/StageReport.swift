/// How the steps of a stage stand, read from a ledger and nothing else.
public struct StageReport: Equatable, Sendable {
  /// The stage.
  public var stage: Stage
  /// Its steps, in their order.
  public var steps: [StepReport]

  /// Creates a report from its parts.
  public init(stage: Stage, steps: [StepReport]) {
    self.stage = stage
    self.steps = steps
  }

  /// Reads the report from a ledger; a step is done only if each of `frameworks` passed it.
  ///
  /// `crashes` has what the runtime said of a crash. The learner's tests count where a step asks
  /// for them, unless `withOwnTests` is false.
  public init(
    of stage: Stage,
    from ledger: Ledger,
    frameworks: [LedgerEntry.Framework] = LedgerEntry.Framework.allCases,
    crashes: [LedgerEntry.Framework: String] = [:],
    withOwnTests: Bool = true
  ) {
    self.stage = stage
    let ownTests = ledger.subjects(in: stage.ownTestsModule)
    steps = Catalogue.steps(of: stage).map { step in
      let suites = frameworks.map {
        LedgerEntry.Subject(framework: $0, module: stage.suiteModule, test: step.test)
      }
      let state = Self.state(of: suites, in: ledger, crashes)
      return StepReport(
        step: step,
        state: withOwnTests && step.author == .yours
          ? Self.state(state, with: ownTests, in: ledger, crashes) : state
      )
    }
  }

  /// The first step that is not done; nil when all are.
  public var current: StepReport? { steps.first { $0.state != .done } }

  /// Whether the run said anything about the stage.
  public var hasRun: Bool { steps.contains { $0.state != .notRun } }

  /// How many steps the level has.
  public func steps(in level: Step.Level) -> Int {
    steps.count { $0.step.level == level }
  }

  /// How many steps of the level are done.
  public func done(in level: Step.Level) -> Int {
    steps.count { $0.step.level == level && $0.state == .done }
  }

  private static func state(
    of suites: [LedgerEntry.Subject],
    in ledger: Ledger,
    _ crashes: [LedgerEntry.Framework: String]
  ) -> StepState {
    var failed: [(LedgerEntry.Framework, [Failure])] = []
    var passed = 0
    var reason: String?
    for subject in suites {
      switch ledger.verdict(of: subject) {
      case nil: continue
      case .unfinished:
        return .crashed(subject.framework, crashes[subject.framework])
      case .ended(.hung(let limit)): return .hung(subject.framework, limit: limit)
      case .ended(.failed(let failures)): failed.append((subject.framework, failures))
      case .ended(.passed): passed += 1
      case .ended(.skipped(let why)): reason = why
      }
    }
    if let (framework, failures) = failed.first {
      return passed > 0 ? .disagreeing(red: framework, failures) : .red(failures)
    }
    if passed == suites.count { return .done }
    return reason.map(StepState.waiting) ?? .notRun
  }

  // The learner's tests come before the hidden check: their red is the one to look at.
  private static func state(
    _ hidden: StepState,
    with ownTests: [LedgerEntry.Subject],
    in ledger: Ledger,
    _ crashes: [LedgerEntry.Framework: String]
  ) -> StepState {
    switch hidden {
    case .done, .red: break
    default: return hidden
    }
    var passed = 0
    for subject in ownTests {
      switch state(of: [subject], in: ledger, crashes) {
      case .done: passed += 1
      case .red(let failures): return .ownTestRed(subject.test, failures)
      case .crashed(let framework, let line): return .crashed(framework, line)
      case .hung(let framework, let limit): return .hung(framework, limit: limit)
      default: continue
      }
    }
    return passed == 0 ? .ownTestMissing : hidden
  }
}
