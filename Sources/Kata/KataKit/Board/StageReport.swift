/// How the steps of a stage stand, read from a ledger and nothing else.
public struct StageReport: Equatable, Sendable {
  /// Whether the learner's tests count where a step asks for them.
  public enum OwnTests: Sendable {
    /// Only the kit's suites count.
    case notAsked
    /// They count, and by their grade if there is one.
    case asked(Grade?)
  }

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
  /// `crashes` has what the runtime said of a crash.
  public init(
    of stage: Stage,
    from ledger: Ledger,
    frameworks: [LedgerEntry.Framework] = LedgerEntry.Framework.allCases,
    crashes: [LedgerEntry.Framework: String] = [:],
    ownTests: OwnTests = .asked(nil)
  ) {
    self.stage = stage
    let subjects = ledger.subjects(in: stage.ownTestsModule)
    steps = Catalogue.steps(of: stage).map { step in
      let suites = frameworks.map {
        LedgerEntry.Subject(framework: $0, module: stage.suiteModule, test: step.test)
      }
      let state = Self.state(of: suites, in: ledger, crashes)
      guard step.author == .yours, case .asked(let grade) = ownTests else {
        return StepReport(step: step, state: state)
      }
      let own = Self.ownState(of: subjects, in: ledger, crashes)
      let verdict = grade?.verdict(of: step)
      return StepReport(
        step: step,
        state: Self.state(state, own: own, graded: verdict),
        survivors: grade?.survivors(of: step) ?? []
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

  // How the learner's tests stand together: the first that is not green, else done; nil for none.
  private static func ownState(
    of tests: [LedgerEntry.Subject],
    in ledger: Ledger,
    _ crashes: [LedgerEntry.Framework: String]
  ) -> StepState? {
    var passed = 0
    for subject in tests {
      switch state(of: [subject], in: ledger, crashes) {
      case .done: passed += 1
      case .red(let failures): return .ownTestRed(subject.test, failures)
      case .crashed(let framework, let line): return .crashed(framework, line)
      case .hung(let framework, let limit): return .hung(framework, limit: limit)
      default: continue
      }
    }
    return passed == 0 ? nil : .done
  }

  // A wrong test comes before everything, then its red; a test that is too weak comes before the
  // hidden check, so that the learner finds the fault by a test of theirs.
  private static func state(
    _ hidden: StepState,
    own: StepState?,
    graded verdict: Grade.Verdict?
  ) -> StepState {
    switch hidden {
    case .done, .red: break
    default: return hidden
    }
    guard let own else { return .ownTestMissing }
    if case .wrong(let test, let accepted, let message) = verdict {
      return .ownTestWrong(test, accepted: accepted, message)
    }
    guard own == .done else { return own }
    if case .tooWeak(let caught, let all, let story) = verdict {
      return caught == 0 ? .ownTestMissing : .ownTestTooWeak(caught: caught, of: all, story)
    }
    return hidden
  }
}
