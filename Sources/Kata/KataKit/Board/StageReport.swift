import Foundation

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
    steps = Catalogue.steps(of: stage).map { step in
      let suites = frameworks.map {
        LedgerEntry.Subject(framework: $0, module: stage.suiteModule, test: step.test)
      }
      return StepReport(step: step, state: Self.state(of: suites, in: ledger, crashes))
    }
    guard case .asked(let grade) = ownTests else { return }
    let subjects = ledger.subjects(in: stage.ownTestsModule)
    let own = Self.ownState(of: subjects, in: ledger, crashes)
    let cut = steps.firstIndex { $0.state == .notRun }
    if own.endsTheRun, let cut, let state = own.state,
      steps[..<cut].allSatisfy({ $0.state == .done })
    {
      // The steps behind it have no verdict: the process is gone.
      steps[cut].state = state
    } else {
      judge(by: own.state, grade)
    }
  }

  /// The first step that is not done; nil when all are.
  public var current: StepReport? { steps.first { $0.state != .done } }

  /// Whether the run said anything about the stage.
  public var hasRun: Bool { steps.contains { $0.state != .notRun } }

  /// The report without the steps of deeper levels.
  public func limited(to level: Step.Level) -> StageReport {
    StageReport(stage: stage, steps: steps.filter { $0.step.level <= level })
  }

  /// How many steps the level has.
  public func steps(in level: Step.Level) -> Int {
    steps.count { $0.step.level == level }
  }

  /// How many steps of the level are done.
  public func done(in level: Step.Level) -> Int {
    steps.count { $0.step.level == level && $0.state == .done }
  }

  // A test says nothing of the step that it is for. One that is red is of the first step that would
  // not be done without it, either; only if there is none, of the last that the learner has come to.
  private mutating func judge(by own: StepState?, _ grade: Grade?) {
    let yours = steps.indices.filter { steps[$0].step.author == .yours }
    func state(_ index: Int, own: StepState?) -> StepState {
      Self.state(steps[index].state, own: own, graded: grade?.verdict(of: steps[index].step))
    }
    let reached = yours.filter { state($0, own: own) == own }
    let open = reached.first { state($0, own: .done) != .done } ?? reached.last
    let states = yours.map { state($0, own: $0 == open ? own : own.map { _ in .done }) }
    for (index, state) in zip(yours, states) {
      steps[index].state = state
      steps[index].survivors = grade?.survivors(of: steps[index].step) ?? []
    }
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
  ) -> (state: StepState?, endsTheRun: Bool) {
    var passed = 0
    for subject in tests {
      switch state(of: [subject], in: ledger, crashes) {
      case .done: passed += 1
      case .red(let failures): return (.ownTestRed(subject.test, failures), false)
      case .crashed(_, let line):
        let message = "It crashed" + (line.map { ": \($0)" } ?? ".")
        return (.ownTestRed(subject.test, [Failure(told: message)]), true)
      case .hung(_, let limit):
        let message = """
          It ran longer than \(limit.formatted()) s and was stopped. Does a loop never end, or does \
          an await wait for what never comes?
          """
        return (.ownTestRed(subject.test, [Failure(told: message)]), true)
      default: continue
      }
    }
    return (passed == 0 ? nil : .done, false)
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

extension Failure {
  fileprivate init(told message: String) {
    self.init(message: message, file: nil, line: nil)
  }
}
