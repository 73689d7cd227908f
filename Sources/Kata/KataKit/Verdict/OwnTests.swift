import Foundation

/// The common result of the learner's tests on the learner's own code.
package enum OwnTests: Equatable, Sendable {
  /// There is no test.
  case none
  /// There are tests, but none has a result; this is the first.
  case notRun(test: String)
  /// All tests skip themselves; this is the first.
  case skipped(test: String)
  /// Every test that ran passed.
  case green
  /// This is the first test that did not pass.
  case red(test: String, [AssertionFailure])
  /// This test ran too long, and the process was ended.
  case hung(test: String, limit: Double)
  /// This test ended the process.
  case crashed(test: String, Crash?)

  /// Reads the result from a ledger; `listed` are the names of the existing tests.
  package init(of stage: Stage, in ledger: Ledger, listed: [String] = []) {
    self = listed.first.map { .notRun(test: $0) } ?? .none
    let nothing = self
    for test in ledger.tests(in: stage.ownTestsModule) {
      let called = test.test + (ledger.arguments(of: test).map { " with \($0)" } ?? "")
      switch ledger.result(of: test) {
      case Outcome.skipsItself where self == nothing: self = .skipped(test: test.test)
      case nil, .skipped: continue
      case .passed: self = .green
      case .failed(let failures):
        self = .red(test: test.test, failures)
        return
      case .unfinished:
        self = .crashed(test: called, ledger.crashes[test.framework])
        return
      case .hung(let limit):
        self = .hung(test: called, limit: limit)
        return
      }
    }
  }

  /// The test that did not pass; nil if there is none.
  var test: String? {
    switch self {
    case .none, .green: nil
    case .skipped(let test), .notRun(let test), .red(let test, _), .hung(let test, _),
      .crashed(let test, _):
      test
    }
  }

  /// Whether the process ended with this test.
  package var endsTheRun: Bool {
    switch self {
    case .none, .notRun, .skipped, .green, .red: false
    case .hung, .crashed: true
    }
  }

  /// The reason why a step that asks for them is not done; nil if they are green.
  var issue: OwnTestIssue? {
    switch self {
    case .none: .missing(hasTests: false)
    case .notRun(let test): .notRun(test: test)
    case .skipped(let test): .skips(test: test)
    case .green: nil
    case .red(let test, let failures): .red(test: test, failures)
    case .crashed(let test, let crash): .crashed(test: test, crash)
    case .hung(let test, let limit):
      .red(test: test, [AssertionFailure(Outcome.sentence(onHanging: "It", limit: limit))])
    }
  }
}

extension StepState {
  /// Whether the kit's own check has a result for the learner's code.
  var isVerdict: Bool {
    switch self {
    case .done, .red, .crashed, .hung: true
    case .disagreeing, .yours, .waiting, .notRun: false
    }
  }

  /// The source of the red, at a step with a test of the learner's.
  ///
  /// The learner's test is judged first, even if the code crashes: no test, a wrong test, a red
  /// test, a weak test. The kit's check comes last, so that learners find each fault with their own
  /// test; until then, the check may have no result.
  static func ofOwnStep(
    hidden: StepState,
    isReached: Bool,
    own: OwnTests,
    quality: TestQuality?
  ) -> StepState {
    if case .disagreeing = hidden { return hidden }
    guard hidden.isVerdict || isReached else { return hidden }
    switch (own, quality) {
    case (.none, _): return .yours(.missing(hasTests: false))
    case (.notRun(let test), _): return .yours(.notRun(test: test))
    case (.skipped(let test), _): return .yours(.skips(test: test))
    case (_, .wrong(let rejection)): return .yours(.rejects(rejection))
    case (.green, .tooWeak(caught: 0, of: let all, summary: let summary, isEarly: true)):
      return .yours(.tooWeak(caught: 0, of: all, summary: summary, isEarly: true))
    case (.green, .tooWeak(caught: 0, _, _, _)): return .yours(.missing(hasTests: true))
    case (.green, .tooWeak(let caught, let all, let summary, let isEarly)):
      return .yours(.tooWeak(caught: caught, of: all, summary: summary, isEarly: isEarly))
    default: return own.issue.map(StepState.yours) ?? hidden
    }
  }
}
