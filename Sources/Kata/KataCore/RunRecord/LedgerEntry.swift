import SuiteLedger

/// One line of the ledger: a test, the implementation that it ran on, and what happened.
package struct LedgerEntry: Codable, Equatable, Sendable {
  package enum Event: Codable, Equatable, Sendable {
    /// The test began; its own code follows.
    case started
    /// The implementation began a task that may outlive the call.
    case actedLate
    /// The test begins a generated scenario.
    case scenario(ScenarioUnderWay)
    case ended(Outcome)

    /// The outcome if it is an end.
    package var outcome: Outcome? {
      if case .ended(let outcome) = self { outcome } else { nil }
    }
  }

  package var trial: Trial
  package var event: Event
  /// How long the trial ran, in seconds; nil if it has not ended.
  package var seconds: Double?

  package init(_ trial: Trial, _ event: Event, seconds: Double? = nil) {
    self.trial = trial
    self.event = event
    self.seconds = seconds
  }

  package init(
    _ test: TestID,
    _ event: Event,
    on implementation: Implementation = .exercise,
    with arguments: String? = nil
  ) {
    self.init(Trial(test, on: implementation.description, with: arguments), event)
  }

  package var test: TestID { trial.test }
}
