import CommandLineKit
import KataCore
import SuiteLedger

/// The reason why the learner's tests do not finish a step; without one, they do their work.
///
/// Their run on the learner's own code finds the first five, and their `Grade` the other two.
package enum OwnTestIssue: Equatable, Sendable {
  case missing
  /// There are tests, but none has a result; this is the first.
  case notRun(test: String)
  /// All tests skip themselves; this is the first.
  case skips(test: String)
  /// This is the first test that is red on the learner's own code, or ran too long on it.
  case red(test: String, [FailureMessage])
  /// This test ended the process, itself or in the learner's code.
  case crashed(test: String, Crash?)
  case rejects(Rejection)
  /// The tests miss faults of the step.
  case tooWeak(Weakness)

  /// Reads the result on the learner's own code from a ledger; nil if all tests that ran are green.
  ///
  /// `listed` are the names of the existing tests.
  package init?(of stage: Stage, in ledger: Ledger, listed: [String] = []) {
    var skipped: String?
    var isGreen = false
    let tests = ledger.tests(in: stage.ownTestsModule)
    for test in tests {
      let name = tests.name(of: test)
      let called = name + (ledger.arguments(of: test).map { " with \($0)" } ?? "")
      switch ledger.result(of: test) {
      case Outcome.skipsItself: skipped = skipped ?? name
      case nil, .skipped: continue
      case .passed: isGreen = true
      case .failed(let failures):
        self = .red(test: name, failures)
        return
      case .unfinished:
        self = .crashed(test: called, ledger.crash(of: test))
        return
      case .hung(let limit):
        let sentence = Outcome.sentence(onHanging: "It", limit: limit)
        self = .red(test: called, [FailureMessage(sentence)])
        return
      }
    }
    if isGreen { return nil }
    self =
      skipped.map { .skips(test: $0) } ?? listed.first.map { .notRun(test: $0) } ?? .missing
  }

  /// The test that did not pass on the learner's own code; nil if there is none.
  package var redTest: String? {
    switch self {
    case .red(let test, _), .crashed(let test, _): test
    case .missing, .notRun, .skips, .rejects, .tooWeak: nil
    }
  }

  /// The issue to report first of the results on the learner's own code and of the grade.
  ///
  /// No test comes first, then a wrong test, a red test, and a weak test.
  static func first(_ own: OwnTestIssue?, graded: OwnTestIssue?) -> OwnTestIssue? {
    switch (own, graded) {
    case (.missing, _), (.notRun, _), (.skips, _): own
    case (_, .rejects): graded
    default: own ?? graded
    }
  }
}

/// A test that rejects an implementation.
package struct Rejection: Equatable, Sendable {
  /// The lines about a test that rejects correct code.
  package var lines: [HangingLine] {
    let code = implementation.prefix(1).lowercased() + implementation.dropFirst()
    return [HangingLine("\(test) is red on correct code, too: \(code)")] + message.lines
  }

  /// The event by which it rejects; the raw value is the words before the name of the test.
  package enum Cause: String, Sendable {
    case red = ""
    case crash = "a crash in "
    case timeLimit = "the time limit in "

    /// The advice for a test that rejects correct code in this way.
    package var advice: String {
      switch self {
      case .red:
        "Does the test call sut, and does each stand-in answer? Does a requirement say what it expects?"
      case .crash:
        "A crash ends every test behind it, so compare whole lists: calls[0] traps if there is no call."
      case .timeLimit: "Is there an endless loop, or an await that never returns?"
      }
    }
  }

  /// The name of the test for people.
  package var test: String
  /// The implementation that it rejects, as a sentence.
  package var implementation: String
  package var message: FailureMessage
  package var cause = Cause.red
  /// The step that the test is about; nil if nothing shows it.
  package var step: Step?
}

/// The faults of a step that the learner's tests miss.
package struct Weakness: Equatable, Sendable {
  /// The number of faults that they catch.
  package var caught: Int
  /// The number of faults that they must catch.
  package var all: Int
  /// The first fault that they miss, as a sentence; the code from before the step comes first.
  package var summary: String
  /// Whether a test ran that fault, but compared before the fault could act.
  package var isEarly = false
  /// The reason why no test checks the step; nil if the text of the tests does not show it.
  package var cause: String?

  /// Whether no test checks the step: each also passes without its code.
  package var isOfMissingTest: Bool { caught == 0 && !isEarly }
}
