import Foundation

/// How the learner's tests stand together on the learner's own code.
public enum OwnTests: Equatable, Sendable {
  /// No test ran.
  case none
  /// Every test that ran passed.
  case green
  /// This one is the first that did not.
  case red(test: String, [AssertionFailure])
  /// This one ran too long, and the process was ended.
  case hung(test: String, limit: Double)
  /// This one ended the process.
  case crashed(test: String, Crash?)

  /// Reads it from a ledger; `crashes` has what the runtime said of a crash.
  public init(of stage: Stage, in ledger: Ledger, crashes: [Framework: Crash] = [:]) {
    self = .none
    for test in ledger.tests(in: stage.ownTestsModule) {
      switch ledger.result(of: test) {
      case nil, .ended(.skipped): continue
      case .ended(.passed): self = .green
      case .ended(.failed(let failures)):
        self = .red(test: test.test, failures)
        return
      case .unfinished:
        self = .crashed(test: test.test, crashes[test.framework])
        return
      case .ended(.hung(let limit)):
        self = .hung(test: test.test, limit: limit)
        return
      }
    }
  }

  /// The test that did not pass; nil if there is none.
  var test: String? {
    switch self {
    case .none, .green: nil
    case .red(let test, _), .hung(let test, _), .crashed(let test, _): test
    }
  }

  /// Whether nothing ran after them.
  var endsTheRun: Bool {
    switch self {
    case .none, .green, .red: false
    case .hung, .crashed: true
    }
  }

  /// What a step that asks for them makes of it; nil if they are green.
  var issue: OwnTestIssue? {
    switch self {
    case .none: .missing(hasTests: false)
    case .green: nil
    case .red(let test, let failures): .red(test: test, failures)
    case .crashed(let test, let crash): .crashed(test: test, crash)
    case .hung(let test, let limit):
      .red(
        test: test,
        [
          AssertionFailure(
            """
            It ran longer than \(limit.formatted()) s and was stopped. Does a loop never end, or \
            does an await wait for what never comes?
            """
          )
        ]
      )
    }
  }
}

extension StepState {
  /// Whose red it is, at a step whose test is the learner's.
  ///
  /// Without a test of theirs that comes first, whatever the code does, even if it crashes. Then what
  /// kept the kit's own check from a result; then their tests: a wrong one, a red one, a weak one. The
  /// kit's check comes last, so that a learner finds each fault by a test of their own.
  static func ofOwnStep(hidden: StepState, own: OwnTests, quality: TestQuality?) -> StepState {
    switch (hidden, own, quality) {
    case (.done, .none, _), (.red, .none, _), (.crashed, .none, _), (.hung, .none, _):
      .yours(.missing(hasTests: false))
    case (.done, _, .wrong(let rejection)), (.red, _, .wrong(let rejection)):
      .yours(.rejects(rejection))
    case (.done, .green, .tooWeak(caught: 0, _, _)), (.red, .green, .tooWeak(caught: 0, _, _)):
      .yours(.missing(hasTests: true))
    case (.done, .green, .tooWeak(let caught, let all, let summary)),
      (.red, .green, .tooWeak(let caught, let all, let summary)):
      .yours(.tooWeak(caught: caught, of: all, summary: summary))
    case (.done, _, _), (.red, _, _): own.issue.map(StepState.yours) ?? hidden
    default: hidden
    }
  }
}
