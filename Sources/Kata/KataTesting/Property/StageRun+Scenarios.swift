import Foundation
import KataCore

// The values that a property reads from its run.
extension StageRun {
  var scenarios: Int {
    // In the proof of the kit, a mutant that only the property finds gets all of them.
    if case .mutant = implementation { return settings.scenarios ?? RunSettings.wholeScenarios }
    return settings.scenarios ?? (settings.subject == .all ? 20 : RunSettings.wholeScenarios)
  }

  /// The seed of the scenarios: the given one, or else a new one each day for the learner's code.
  ///
  /// A new seed at each save would turn unchanged code red.
  var seed: UInt64 {
    settings.seed ?? (settings.subject == .one(.exercise) ? Self.seedOfTheDay : 1)
  }

  /// The scenario in which the running step was red when the learner last ran it.
  var keptScenario: FoundScenario? {
    // A scenario that was found in the changed code is also kept under the step that found it.
    let subject = implementation
    guard subject == .exercise || subject.isChanged, let step = runningStep else { return nil }
    return ProcessBoard.keptScenario(of: step)
  }

  // Such as 20140521, so that a reader recognizes the date; it changes at the learner's midnight.
  private static let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeZone: .current)
  private static let seedOfTheDay = UInt64(style.year().month().day().format(.now)) ?? 1
}
