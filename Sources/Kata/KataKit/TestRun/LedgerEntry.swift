/// One line of the ledger: a test started or ended.
package struct LedgerEntry: Codable, Equatable, Sendable {
  /// An event of a test.
  package enum Event: Codable, Equatable, Sendable {
    /// It began; what follows is its own code.
    case started
    /// It was called with these, as a reader knows them.
    case arguments(String)
    /// The implementation began a task that may outlive the call.
    case actedLate
    /// It begins a generated scenario.
    case scenario(ScenarioUnderWay)
    /// It is over.
    case ended(Outcome)
  }

  /// What shows that the run wrote the line, and where it belongs.
  struct Stamp: Codable, Equatable {
    /// The line's number, from 1.
    var number: Int
    /// The secret that the run was given by the reader of the ledger.
    var token: String
  }

  /// Which test it was.
  package var test: TestID
  /// What happened to it.
  package var event: Event
  // Only in the file: `Ledger` checks it and takes it off.
  var stamp: Stamp?

  package init(_ test: TestID, _ event: Event) {
    self.test = test
    self.event = event
  }
}

/// How a test ended.
package enum Outcome: Codable, Equatable, Sendable {
  /// It ended itself before it compared anything.
  package static let skipsItself = Outcome.skipped("The test skips itself.")

  /// It ran to its end without a failure.
  case passed
  /// It did not run, for this reason.
  case skipped(String)
  /// It failed, in one or several places.
  case failed([AssertionFailure])
  /// It ran longer than the limit, in seconds.
  case hung(limit: Double)
  /// It started and never ended: it crashed, or called exit(). No test writes this down.
  case unfinished

  // Of several tests with one name the worst speaks for all.
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
