import Foundation
import SuiteLedger

/// One line of the ledger: a test, the implementation that it ran on, and what happened.
package typealias LedgerEntry = LedgerLine<FailureMessage, LedgerNote>

/// The end of a test on an implementation.
package typealias Outcome = TrialOutcome<FailureMessage>

/// A fact about a test, between its start and its end.
package enum LedgerNote: Codable, Equatable, Sendable {
  /// The implementation began a task that may outlive the call.
  case actedLate
  /// It begins a generated scenario.
  case scenario(ScenarioUnderWay)
}

extension LedgerEntry {
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

extension Outcome {
  /// It ended itself before it compared anything.
  package static let skipsItself = Outcome.skipped("The test skips itself.")

  /// It did not run, because the runs on other implementations took too long.
  package static let tooSlow = Outcome.skipped("The test is too slow.")

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
}
