import Foundation

/// The runs since the last green one: after a long red, the way back to the green is worth a look.
package struct RedSpell: Sendable {
  private static let longest: TimeInterval = 600
  private static let most = 5

  private var start: Date?
  private var timesAgain = 0

  package init() {}

  /// Adds a run; it has no standing if it did not build.
  package mutating func note(_ standing: LearnerPlace.Standing?, at time: Date) {
    guard standing?.isGreen != true else {
      self = RedSpell()
      return
    }
    start = start ?? time
    // At a step that was green, every red counts; at a new one, only the time.
    if case .redAgain = standing { timesAgain += 1 } else if standing != nil { timesAgain = 0 }
  }

  /// Whether the learner has been red for ten minutes, or five times in a row at a step that was
  /// green.
  package func isLong(at time: Date) -> Bool {
    timesAgain >= Self.most || start.map { time.timeIntervalSince($0) >= Self.longest } == true
  }
}
