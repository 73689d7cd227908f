import Foundation

/// One line of the ledger: a test started or ended.
package struct LedgerEntry: Codable, Equatable, Sendable {
  package enum Event: Codable, Equatable, Sendable {
    /// It began; its own code follows.
    case started
    /// It was called with these arguments, in readable form.
    case arguments(String)
    /// The implementation began a task that may outlive the call.
    case actedLate
    /// It begins a generated scenario.
    case scenario(ScenarioUnderWay)
    case ended(Outcome)

    /// The outcome if it is an end.
    package var outcome: Outcome? { if case .ended(let outcome) = self { outcome } else { nil } }
  }

  /// The proof that the run wrote the line, and the line's place.
  struct Stamp: Codable, Equatable {
    /// The line's number, from 1.
    var number: Int
    /// The secret that the reader of the ledger gave to the run.
    var token: String
  }

  package var test: TestID
  package var event: Event
  // Only in the file: `Ledger` checks it and removes it.
  var stamp: Stamp?

  package init(_ test: TestID, _ event: Event) {
    self.test = test
    self.event = event
  }
}

/// The end of a test.
package enum Outcome: Codable, Equatable, Sendable {
  /// It ended itself before it compared anything.
  package static let skipsItself = Outcome.skipped("The test skips itself.")

  /// The seconds after which a test process is stopped, if no watchdog ended it.
  package static let limitOfARun = 120.0

  /// It ran to its end without a failure.
  case passed
  /// It did not run, for this reason.
  case skipped(String)
  /// It failed, in one or several places.
  case failed([FailureMessage])
  /// It ran longer than the limit, in seconds.
  case hung(limit: Double)
  /// It started and never ended: it crashed, or called exit(). No test writes this itself.
  case unfinished

  /// The sentence about a test that was stopped after so many seconds.
  package static func sentence(
    onHanging test: String,
    limit: Double,
    in framework: Framework? = nil
  ) -> String {
    let place = framework.map { " in \($0.rawValue)" } ?? ""
    return """
      \(test) ran longer than \(limit.formatted()) s\(place) and was stopped. Is there an endless \
      loop, or an await that never returns?
      """
  }

  /// Whether the process ended in the test.
  package var endsTheProcess: Bool {
    switch self {
    case .hung, .unfinished: true
    case .passed, .skipped, .failed: false
    }
  }

  // Of several tests with one name, the worst result counts.
  var severity: Int {
    switch self {
    case .passed: 0
    case .skipped: 1
    case .failed: 2
    case .hung: 3
    case .unfinished: 4
    }
  }
}
