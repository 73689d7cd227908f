import CommandLineKit
import KataCore
import KataJudge
import KataLearner

/// An event for the loop.
enum LoopEvent: Sendable {
  case key(Character)
  /// The learner saved these texts.
  case saved(Sources)
  /// This command or another one saved the learner's progress.
  case progressChanged
  /// The cycle with this number is over.
  case cycleEnded(Int, Result<RunResult, any Error>)
  /// The work with this number, which a key began, is over; with its result.
  ///
  /// If true, it is a new verdict, which begins a new screen.
  case workEnded(Int, [HangingLine], Bool = false)
  /// The command was stopped and continues.
  case resumed
  /// There are no more keys.
  case noMoreKeys
}
