import Foundation
import SuiteLedger

/// The end of a test on an implementation.
package enum Outcome: Codable, Equatable, Sendable {
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

  /// It ended itself before it compared anything.
  package static let skipsItself = Outcome.skipped("The test skips itself.")

  /// It did not run, because the runs on other implementations took too long.
  package static let tooSlow = Outcome.skipped("The test is too slow.")

  /// Whether the process ended in the test.
  package var endsTheProcess: Bool { severity > 2 }

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
