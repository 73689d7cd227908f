import CommandLineKit
import KataKit

/// An event for the loop.
enum LoopEvent: Sendable {
  /// The learner pressed a key.
  case key(Character)
  /// The learner saved a file.
  case saved
  /// The cycle with this number is over.
  case cycleEnded(Int, Result<JudgedSources, any Error>)
  /// The work with this number that a key began is over, and this is what it found.
  ///
  /// With true it is a new verdict, which begins a screen of its own.
  case workEnded(Int, [HangingLine], Bool = false)
  /// The command was stopped and continues.
  case resumed
  /// There will be no more keys.
  case noMoreKeys
}
