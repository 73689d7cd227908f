/// One line of the ledger: a test, an implementation, and what happened.
///
/// `Failure` and `Note` are the words of the reader: a failed assertion, and a fact in between.
package struct LedgerLine<Failure: LedgerValue, Note: LedgerValue>: LedgerValue {
  package enum Event: LedgerValue {
    /// It began; its own code follows.
    case started
    case noted(Note)
    case ended(TrialOutcome<Failure>)

    /// The outcome if it is an end.
    package var outcome: TrialOutcome<Failure>? {
      if case .ended(let outcome) = self { outcome } else { nil }
    }
  }

  package var trial: Trial
  package var event: Event
  /// How long the trial ran; nil if it has not ended.
  package var seconds: Double?

  package init(_ trial: Trial, _ event: Event, seconds: Double? = nil) {
    self.trial = trial
    self.event = event
    self.seconds = seconds
  }
}

/// A value that a ledger keeps.
package typealias LedgerValue = Codable & Equatable & Sendable

/// The end of a test on an implementation.
package enum TrialOutcome<Failure: LedgerValue>: LedgerValue {
  /// It ran to its end without a failure.
  case passed
  /// It did not run, for this reason.
  case skipped(String)
  /// It failed, in one or several places.
  case failed([Failure])
  /// It ran longer than the limit, in seconds.
  case hung(limit: Double)
  /// It started and never ended: it crashed, or called exit(). No test writes this itself.
  case unfinished

  /// Whether the process ended in the test.
  package var endsTheProcess: Bool {
    switch self {
    case .hung, .unfinished: true
    case .passed, .skipped, .failed: false
    }
  }

  /// From passed, 0, upwards: of several calls of one test, the worst counts.
  package var severity: Int {
    switch self {
    case .passed: 0
    case .skipped: 1
    case .failed: 2
    case .hung: 3
    case .unfinished: 4
    }
  }
}
