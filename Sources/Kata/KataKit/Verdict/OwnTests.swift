import Foundation

/// How the learner's tests stand together on the learner's own code.
public enum OwnTests: Equatable, Sendable {
  /// No test ran.
  case none
  /// Every test that ran passed.
  case green
  /// This one is the first that did not; `endsTheRun` if the process ended with it.
  case red(test: String, [AssertionFailure], endsTheRun: Bool)

  /// Reads it from a ledger; `crashes` has what the runtime said of a crash.
  public init(of stage: Stage, in ledger: Ledger, crashes: [Framework: String] = [:]) {
    self = .none
    for test in ledger.tests(in: stage.ownTestsModule) {
      switch ledger.result(of: test) {
      case nil, .ended(.skipped): continue
      case .ended(.passed): self = .green
      case .ended(.failed(let failures)):
        self = .red(test: test.test, failures, endsTheRun: false)
        return
      case .unfinished:
        let line = crashes[test.framework].map { ": \($0)" } ?? "."
        self = .red(test: test.test, [AssertionFailure("It crashed" + line)], endsTheRun: true)
        return
      case .ended(.hung(let limit)):
        let sentence = """
          It ran longer than \(limit.formatted()) s and was stopped. Does a loop never end, or does \
          an await wait for what never comes?
          """
        self = .red(test: test.test, [AssertionFailure(sentence)], endsTheRun: true)
        return
      }
    }
  }

  /// What a step that asks for them makes of it; nil if they are green.
  var issue: OwnTestIssue? {
    switch self {
    case .none: .missing
    case .green: nil
    case .red(let test, let failures, _): .red(test: test, failures)
    }
  }
}

extension StepState {
  /// Whose red it is, at a step whose test is the learner's.
  ///
  /// What kept the kit's own check from a verdict comes first. Then the learner's side: no test, a
  /// wrong one, a red one, a weak one. The kit's check comes last, so that a learner finds each fault
  /// by a test of their own.
  static func ofOwnStep(hidden: StepState, own: OwnTests, quality: TestQuality?) -> StepState {
    switch (hidden, own, quality) {
    case (.done, .none, _), (.red, .none, _): .yours(.missing)
    case (.done, _, .wrong(let rejection)), (.red, _, .wrong(let rejection)):
      .yours(.rejects(rejection))
    case (.done, .red(let test, let failures, _), _), (.red, .red(let test, let failures, _), _):
      .yours(.red(test: test, failures))
    case (.done, .green, .tooWeak(caught: 0, _, _)), (.red, .green, .tooWeak(caught: 0, _, _)):
      .yours(.missing)
    case (.done, .green, .tooWeak(let caught, let all, let summary)),
      (.red, .green, .tooWeak(let caught, let all, let summary)):
      .yours(.tooWeak(caught: caught, of: all, summary: summary))
    default: hidden
    }
  }
}
