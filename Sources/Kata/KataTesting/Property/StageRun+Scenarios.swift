import Foundation
import KataKit

// What a property asks of the run that it is in.
extension StageRun {
  /// How many scenarios it goes through.
  var scenarios: Int { settings.scenarios }

  /// What they are drawn from: the seed that was given, or else one a day for the learner's code.
  ///
  /// A new seed at each save would turn unchanged code red.
  var seed: UInt64 {
    settings.seed ?? (settings.implementation == .exercise ? Self.seedOfTheDay : 1)
  }

  /// The scenario in which the running step was red when the learner last ran it.
  var keptScenario: FoundScenario? {
    // What was found in the changed code is kept under the step that found it, too.
    guard [.exercise, .changed].contains(settings.implementation), let step = runningStep else {
      return nil
    }
    return ProgressStore(package: PackageRoot.ofThisBuild).saved?.scenario(of: step)
  }

  // Such as 20140521, so that a reader recognizes it.
  private static let seedOfTheDay: UInt64 = {
    let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: .now)
    let number = (day.year ?? 0) * 10_000 + (day.month ?? 0) * 100 + (day.day ?? 0)
    return UInt64(clamping: number)
  }()
}
